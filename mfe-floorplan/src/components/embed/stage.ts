import styled, { css } from 'styled-components';
import { media, photoSurface } from '@site/design';

interface StageProps {
  /** The clips' 4:3 and 13:5; without it the tours' 4:3 and 1.85:1. */
  readonly $isClip?: boolean;
}

/**
 * The dark box that a still, a frame, a clip and their states fill in turn, so that nothing around it moves.
 * It grows only where large letters need more room than the picture has: `clip` keeps that possible, `hidden` not.
 */
export const Stage = styled.div<StageProps>`
  ${photoSurface}
  position: relative;
  display: grid;
  aspect-ratio: 4 / 3;
  overflow: clip;
  background: var(--ink-900);
  & > :is(iframe, video) {
    ${fill()}
    border: 0;
  }
  ${media.desktop} {
    aspect-ratio: ${({ $isClip }) => ($isClip ? '13 / 5' : '1.85')};
  }
`;

interface StageCentreProps {
  /** Over what is on its way: dark, and clicks go through. */
  readonly $isVeil?: boolean;
}

/** Stands in the middle of the stage. */
export const StageCentre = styled.div<StageCentreProps>`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: var(--s-4);
  padding: var(--s-4);
  ${({ $isVeil }) =>
    $isVeil &&
    css`
      ${fill()}
      background: var(--ink-900);
      pointer-events: none;
    `}
`;

/** A replaced element keeps its own size at inset 0, hence width and height. */
function fill() {
  return css`
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  `;
}
