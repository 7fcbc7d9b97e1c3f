import styled from 'styled-components';
import { media } from './media';

/** A form as one column: fields, notice, button. */
export const Form = styled.form`
  display: grid;
  gap: var(--s-5);
`;

/** Two fields side by side on desktop. */
export const FieldPair = styled.div`
  display: grid;
  gap: var(--s-5);
  ${media.desktop} {
    grid-template-columns: 1fr 1fr;
  }
`;

interface FormMessageProps {
  readonly $tone?: 'error' | 'ok' | 'quiet';
}

const colours = { error: 'var(--error)', ok: 'var(--ok)', quiet: 'var(--text-2)' } as const;

/** A message about a field or a form. Set `role="alert"` or `role="status"` if it appears after a submit. */
export const FormMessage = styled.p<FormMessageProps>`
  font-size: var(--t-small);
  line-height: 1.6;
  color: ${({ $tone = 'quiet' }) => colours[$tone]};
`;

/** The legal notice below a form: hairline, small type. Contains <p>, <b>, <strong>, <a>. */
export const FormNote = styled.div`
  padding-top: var(--s-4);
  border-top: var(--hair);
  font-size: var(--t-note);
  line-height: 1.7;
  color: var(--text-3);
  & b {
    display: block;
    margin-bottom: var(--s-1);
    color: var(--text-2);
  }
  & strong {
    color: var(--text);
  }
  & a {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
