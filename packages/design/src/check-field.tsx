import type { InputHTMLAttributes, ReactNode } from 'react';
import styled from 'styled-components';

export interface CheckFieldProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'checked' | 'type' | 'children'
> {
  readonly id: string;
  /** The text beside the checkbox. */
  readonly label: ReactNode;
}

/** An uncontrolled checkbox with its text; the whole line is clickable. */
export function CheckField({ label, className, ...input }: CheckFieldProps) {
  return (
    <Line htmlFor={input.id} className={className}>
      <input {...input} type="checkbox" />
      <span>{label}</span>
    </Line>
  );
}

const Line = styled.label`
  display: flex;
  gap: var(--s-3);
  align-items: flex-start;
  min-height: var(--hit);
  padding-block: 0.55rem;
  font-size: var(--t-small);
  line-height: 1.6;
  color: var(--text-2);
  cursor: pointer;
  & input {
    flex: none;
    width: 1.375rem;
    height: 1.375rem;
    margin: 0.1rem 0 0;
    accent-color: var(--lake-700);
  }
`;
