import styled, { css } from 'styled-components';
import { media, photoGround } from '@site/design';

interface StageProps {
  /** The clips' 4:3 and 13:5; without it the tours' 4:3 and 1.85:1. */
  readonly $isClip?: boolean;
}

/** The dark box that a still, a frame, a clip and their states fill in turn: its size never changes. */
export const Stage = styled.div<StageProps>`
  ${photoGround}
  position: relative;
  aspect-ratio: 4 / 3;
  overflow: hidden;
  background: var(--ink-900);
  & > * {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    border: 0;
  }
  ${media.desktop} {
    aspect-ratio: ${({ $isClip }) => ($isClip ? '13 / 5' : '1.85')};
  }
`;

/** Lies over the stage while something is on its way, and lets clicks through. */
export const StageCentre = styled.div<{ $isVeil?: boolean }>`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: var(--s-4);
  padding: var(--s-4);
  ${({ $isVeil }) =>
    $isVeil &&
    css`
      background: var(--ink-900);
      pointer-events: none;
    `}
`;
