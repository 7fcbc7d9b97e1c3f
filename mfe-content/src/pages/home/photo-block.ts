import { photoSurface } from '@site/design';
import styled from 'styled-components';

/**
 * Text over a full-width picture: the first child fills the block behind the others, with the gradient `--shade` between
 * them. `as` sets another element.
 */
export const PhotoBlock = styled.section`
  ${photoSurface}
  position: relative;
  isolation: isolate;
  overflow: hidden;
  display: grid;
  background: var(--ink-900);
  & > :first-child {
    position: absolute;
    inset: 0;
    z-index: -2;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    background: var(--shade);
  }
`;
