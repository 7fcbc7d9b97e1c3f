import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react';
import styled from 'styled-components';
import { FormMessage } from './form-message';

interface FieldFrame {
  /** Id of the control; the label points to it. */
  readonly id: string;
  readonly label: string;
  /** Shows the asterisk; default: the same as `required`. */
  readonly isMarked?: boolean;
  /** Stands after the label of a field that may stay empty. */
  readonly optionalText?: string;
  /** Says what is wrong, under the field and to screen readers. */
  readonly error?: ReactNode;
  /** A control of the caller's own instead of the input; it carries `id` itself. */
  readonly children?: ReactNode;
}

type Uncontrolled<T> = Omit<T, 'value' | 'children' | 'id'>;

export type FieldProps = FieldFrame &
  (
    | ({ readonly multiline?: false } & Uncontrolled<InputHTMLAttributes<HTMLInputElement>>)
    | ({ readonly multiline: true } & Uncontrolled<TextareaHTMLAttributes<HTMLTextAreaElement>>)
  );

/**
 * A label above a field. The field is uncontrolled and read by FormData at submit: what a visitor types
 * before hydration stays. Everything not named here goes to the `<input>` or, with `multiline`, `<textarea>`.
 */
export function Field(props: FieldProps) {
  const { id, label, isMarked = props.required, optionalText, error, children, ...rest } = props;
  const errorId = `${id}-error`;
  const described = error ? { 'aria-invalid': true, 'aria-describedby': errorId } : undefined;
  return (
    <Frame>
      <label htmlFor={id}>
        {label}
        {isMarked && <Mark aria-hidden="true"> *</Mark>}
        {optionalText && <Optional> {optionalText}</Optional>}
      </label>
      {children ?? <Control {...rest} {...described} id={id} />}
      {error && (
        <FormMessage id={errorId} $tone="error">
          {error}
        </FormMessage>
      )}
    </Frame>
  );
}

type ControlProps =
  | ({ readonly multiline?: false } & InputHTMLAttributes<HTMLInputElement>)
  | ({ readonly multiline: true } & TextareaHTMLAttributes<HTMLTextAreaElement>);

function Control({ multiline, ...rest }: ControlProps) {
  // The two halves of the union were checked where Field is used; the rest pattern forgets which one it is.
  if (multiline) return <textarea {...(rest as TextareaHTMLAttributes<HTMLTextAreaElement>)} />;
  return <input type="text" {...(rest as InputHTMLAttributes<HTMLInputElement>)} />;
}

const Mark = styled.b`
  color: var(--error);
`;

const Optional = styled.span`
  color: var(--text-2);
  font-weight: 400;
`;

const Frame = styled.div`
  display: grid;
  align-content: start;
  gap: var(--s-2);
  & label {
    font-weight: 600;
    font-size: var(--t-ui);
  }
  & :is(input, textarea) {
    width: 100%;
    min-height: 3.5rem;
    padding: 0.85rem 1rem;
    background: var(--white);
    border: 1px solid var(--line-strong);
    border-radius: var(--r-1);
    /* iOS zooms into anything smaller than 16 px. */
    font-size: max(16px, var(--t-ui));
    line-height: 1.5;
    transition:
      border-color var(--fast),
      box-shadow var(--fast);
  }
  & textarea {
    resize: vertical;
    line-height: 1.65;
  }
  & ::placeholder {
    color: var(--ink-500);
    opacity: 1;
  }
  & :is(input, textarea):hover {
    border-color: var(--ink-600);
  }
  & :is(:user-invalid, [aria-invalid='true']) {
    border-color: var(--error);
    box-shadow: 0 0 0 1px var(--error);
  }
  & :is(input, textarea):focus {
    outline: 0;
    border-color: var(--lake-700);
    box-shadow:
      0 0 0 1px var(--lake-700),
      0 0 0 5px rgb(29 79 92 / 0.14);
  }
`;
