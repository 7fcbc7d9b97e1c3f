import { photoSurface } from '@site/design';
import styled from 'styled-components';

/**
 * Words over a picture from edge to edge: the first child fills the block behind everything, `--shade` lies
 * between the two. Give it another element with `as`.
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
