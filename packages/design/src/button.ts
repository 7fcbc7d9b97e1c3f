import styled, { css } from 'styled-components';

export type ButtonTone = 'lamp' | 'ink' | 'line' | 'outline';

export interface ButtonLook {
  /** lamp: primary on dark · ink: primary on paper · line: secondary on dark · outline: secondary on light. */
  readonly $tone?: ButtonTone;
  readonly $wide?: boolean;
  readonly $small?: boolean;
}

const tones = {
  lamp: css`
    background: var(--lamp);
    color: var(--ink-950);
    &:hover {
      background: var(--white);
    }
  `,
  ink: css`
    background: var(--ink-900);
    color: var(--white);
    &:hover {
      background: var(--lake-700);
    }
  `,
  line: css`
    border-color: rgb(255 255 255 / 0.6);
    color: var(--white);
    background: rgb(11 24 32 / 0.28);
    &:hover {
      border-color: var(--white);
      background: rgb(11 24 32 / 0.55);
    }
  `,
  outline: css`
    border-color: var(--line-strong);
    color: var(--ink-900);
    background: var(--white);
    &:hover {
      border-color: var(--ink-900);
    }
  `,
};

const look = css<ButtonLook>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--s-3);
  min-height: 3.5rem;
  padding: 0.5rem min(2.25rem, 9.5vw);
  border: 1px solid transparent;
  border-radius: var(--r-1);
  font-size: var(--t-body);
  font-weight: 600;
  line-height: 1.3;
  text-align: center;
  transition:
    background-color var(--fast),
    color var(--fast),
    border-color var(--fast);
  ${({ $tone = 'ink' }) => tones[$tone]}
  ${({ $wide }) => $wide && 'width: 100%;'}
  ${({ $small }) =>
    $small && 'min-height: var(--hit); padding-inline: var(--s-5); font-size: var(--t-small);'}
  &:is([disabled], [aria-disabled='true']) {
    background: var(--line);
    color: var(--ink-600);
    border-color: transparent;
    cursor: default;
  }
`;

/** A button; `type` defaults to "button". */
export const Button = styled.button.attrs<ButtonLook>(({ type }) => ({ type: type ?? 'button' }))`
  ${look}
`;

/** A link that looks like a button. Give it the host's link with `as`: `<ButtonLink as={Link} to="/…">`. */
export const ButtonLink = styled.a<ButtonLook>`
  ${look}
`;
