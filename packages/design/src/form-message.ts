import styled from 'styled-components';

interface FormMessageProps {
  readonly $tone?: 'error' | 'ok' | 'quiet';
}

const colours = { error: 'var(--error)', ok: 'var(--ok)', quiet: 'var(--text-2)' } as const;

/** One line about a field or a form. Give it `role="alert"` or `role="status"` where it appears later. */
export const FormMessage = styled.p<FormMessageProps>`
  font-size: var(--t-small);
  line-height: 1.6;
  color: ${({ $tone = 'quiet' }) => colours[$tone]};
`;
