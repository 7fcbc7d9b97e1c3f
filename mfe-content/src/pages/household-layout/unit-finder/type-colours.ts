import { css } from 'styled-components';

/** Colours carry the types, on paper and in contrast themes, too. */
export const typeColours = css`
  forced-color-adjust: none;
  print-color-adjust: exact;
  & [data-chosen] {
    fill: var(--lamp);
    stroke: var(--white);
  }
  & [data-type='59A'] {
    background: var(--lake-500);
  }
  & [data-type='59B'] {
    background: var(--lake-700);
  }
  & [data-type='84A'] {
    background: var(--ink-600);
  }
  & [data-type='84B'] {
    background: var(--ink-900);
  }
  & [data-type='101'] {
    background: var(--bronze-700);
  }
`;
