import { css } from 'styled-components';

/**
 * A surface sets the custom properties that components on it take their colours from, so that none needs extra rules for
 * dark sections: --text, --text-2 (secondary), --text-3 (notes), --rule and --hair (hairline), --accent (bronze as
 * text), --focus.
 */
export const lightSurface = css`
  --text: var(--ink-900);
  --text-2: var(--ink-600);
  --text-3: var(--ink-500);
  --rule: var(--line);
  --hair: 1px solid var(--rule);
  --accent: var(--bronze-700);
  --focus: var(--lake-700);
  color: var(--text);
`;

/** For sections, the footer and bars on ink. Set the background separately. */
export const darkSurface = css`
  --text: var(--on-dark);
  --text-2: var(--on-dark-2);
  --text-3: var(--on-dark-3);
  --rule: var(--line-dark);
  --hair: 1px solid var(--rule);
  --accent: var(--bronze-300);
  --focus: var(--lamp);
  color: var(--text);
`;

/** For text over a photograph: there bronze falls below a contrast of 3:1, lamp does not. */
export const photoSurface = css`
  ${darkSurface}
  --accent: var(--lamp);
`;
