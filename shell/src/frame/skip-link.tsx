import styled from 'styled-components';
import { frameText } from '../content/frame-text';

export function SkipLink() {
  return <Skip href="#main">{frameText.skipLink}</Skip>;
}

const Skip = styled.a`
  position: absolute;
  left: var(--s-4);
  top: var(--s-1);
  z-index: 99;
  padding: var(--s-3) var(--s-5);
  background: var(--white);
  color: var(--ink-900);
  &:not(:focus) {
    translate: 0 -200%;
  }
`;
