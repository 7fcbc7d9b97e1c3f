import styled from 'styled-components';

/** The plus sign of a closed accordion item; in the summary of an open <details> it turns into a minus. */
export const Plus = styled.i.attrs({ 'aria-hidden': true })`
  position: relative;
  flex: none;
  width: 1.375rem;
  height: 1.375rem;
  &::before,
  &::after {
    content: '';
    position: absolute;
    inset: calc(50% - 0.5px) 0 auto;
    height: 1.5px;
    background: currentColor;
    transition: transform var(--mid) var(--ease);
    /* A contrast theme replaces other background colours by the page's. */
    @media (forced-colors: active) {
      background: CanvasText;
    }
  }
  &::after {
    transform: rotate(90deg);
  }
  [open] > summary &::after {
    transform: none;
  }
`;
