import { css } from 'styled-components';

/**
 * A shadow at each edge of a box that scrolls sideways, where its content goes on: paper covers it until the box is
 * scrolled away from that edge. `--scroll-end` is the width of what stays in view at the right edge.
 */
export const scrollShadow = css`
  --scroll-x: calc(100% - var(--scroll-end, 0px));
  background:
    linear-gradient(90deg, var(--paper) 50%, #0000) 0 / 3rem 100% no-repeat local,
    linear-gradient(270deg, var(--paper) 50%, #0000) var(--scroll-x) / 3rem 100% no-repeat local,
    linear-gradient(90deg, #0b182024, #0000) 0 / 1.5rem 100% no-repeat,
    linear-gradient(270deg, #0b182024, #0000) var(--scroll-x) / 1.5rem 100% no-repeat;
  overflow-x: auto;
  /* A contrast theme keeps gradients but not their paper. */
  @media (forced-colors: active) {
    background: none;
  }
`;
