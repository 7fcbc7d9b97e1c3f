import { css } from 'styled-components';

/**
 * What stands on a ground reads its colours from these properties, so that no component needs a second
 * set of rules for dark sections: --text, --text-2 (secondary), --text-3 (notes), --rule and --hair (hairline),
 * --accent (bronze as text), --focus.
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

/** For sections, the footer and bars on ink. Set the background beside it. */
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

/** For words over a photograph: bronze falls below 3:1 there, lamp light does not. */
export const photoSurface = css`
  ${darkSurface}
  --accent: var(--lamp);
`;
