import styled from 'styled-components';

/** A display numeral: light serif, tabular figures. The parent sets the size; put the unit in <small>. */
export const Numeral = styled.span`
  font-family: var(--serif-light);
  font-weight: 400;
  letter-spacing: -0.03em;
  line-height: 1;
  font-variant-numeric: lining-nums tabular-nums;
  & small {
    margin-left: 0.25em;
    font: 400 clamp(1rem, 0.85rem + 0.6vw, 1.375rem) / 1 var(--sans);
    letter-spacing: -0.01em;
  }
`;

/** Stays on one line where one is wide enough. */
export const NoBreak = styled.span`
  display: inline-block;
`;
