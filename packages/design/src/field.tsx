import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react';
import styled from 'styled-components';
import { FormMessage } from './form-parts';

interface FieldFrame {
  /** Id of the control, which the label refers to. */
  readonly id: string;
  readonly label: string;
  /** Shows the asterisk; default: `required`. */
  readonly isMarked?: boolean;
  /** Text after the label of an optional field. */
  readonly optionalText?: string;
  /** Error message, shown below the field and announced by screen readers. */
  readonly error?: ReactNode;
  /** Quiet text below the field, read out with it. */
  readonly hint?: ReactNode;
  /** A custom control instead of the input; it must set `id` itself. */
  readonly children?: ReactNode;
}

type Uncontrolled<T> = Omit<T, 'value' | 'children' | 'id'>;

export type FieldProps = FieldFrame &
  (
    | ({ readonly multiline?: false } & Uncontrolled<InputHTMLAttributes<HTMLInputElement>>)
    | ({ readonly multiline: true } & Uncontrolled<TextareaHTMLAttributes<HTMLTextAreaElement>>)
  );

/**
 * A label above a field. The field is uncontrolled and read by FormData at submit, so that text typed before hydration
 * is kept. All other props go to the `<input>` or, with `multiline`, to the `<textarea>`.
 */
export function Field(props: FieldProps) {
  const {
    id,
    label,
    isMarked = props.required,
    optionalText,
    error,
    hint,
    children,
    ...rest
  } = props;
  const [errorId, hintId] = [`${id}-error`, `${id}-hint`];
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ');
  const described = {
    ...(error && { 'aria-invalid': true }),
    ...(describedBy && { 'aria-describedby': describedBy }),
  };
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
      {hint && <FormMessage id={hintId}>{hint}</FormMessage>}
    </Frame>
  );
}

type ControlProps =
  | ({ readonly multiline?: false } & InputHTMLAttributes<HTMLInputElement>)
  | ({ readonly multiline: true } & TextareaHTMLAttributes<HTMLTextAreaElement>);

function Control({ multiline, ...rest }: ControlProps) {
  // Callers of Field are type-checked; the rest pattern above loses which member of the union this is.
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
    /* iOS zooms into fields with text smaller than 16 px. */
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
    /* Visible in contrast themes only, which remove the shadow. */
    outline: 2px solid transparent;
    border-color: var(--lake-700);
    box-shadow:
      0 0 0 1px var(--lake-700),
      0 0 0 5px rgb(29 79 92 / 0.14);
  }
`;
