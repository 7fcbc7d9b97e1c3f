import styled, { css } from 'styled-components';
import { lightSurface, media, photoSurface, StateBlock } from '@site/design';
import { LoadingDots } from '@site/design/motion';
import { embedTexts } from '../../content/embed-texts';

interface StageProps {
  /** Aspect ratios of a video, 4:3 and 13:5; without it those of a tour, 4:3 and 1.85:1. */
  readonly $isVideo?: boolean;
}

/**
 * The dark box that shows a still, a frame, a video or one of their states, so that nothing around it moves.
 * It grows only when large text needs more room than the picture; `overflow: clip` allows that, `hidden` would not.
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
    background: var(--ink-900);
    /* Inside, because the stage clips what is outside of it. */
    outline-offset: -4px;
  }
  & > video:not([src]) {
    display: none;
  }
  ${media.desktop} {
    aspect-ratio: ${({ $isVideo }) => ($isVideo ? '13 / 5' : '1.85')};
  }
`;

interface StageCentreProps {
  /** Covers a frame that is still loading: dark, and clicks pass through. */
  readonly $isOverlay?: boolean;
}

/** Centres its content on the stage. */
export const StageCentre = styled.div<StageCentreProps>`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: var(--s-4);
  padding: var(--s-4);
  ${({ $isOverlay }) =>
    $isOverlay &&
    css`
      ${fill()}
      background: var(--ink-900);
      pointer-events: none;
    `}
`;

/** The white box that shows an error on the dark stage. */
export const FailureBlock = styled(StateBlock)`
  ${lightSurface}
  max-width: 34rem;
`;

/** Covers the stage until the frame has loaded. */
export function LoadingOverlay() {
  return (
    <StageCentre $isOverlay role="status">
      <LoadingDots />
      {embedTexts.loading}
    </StageCentre>
  );
}

/** Width and height are needed: a replaced element keeps its intrinsic size despite `inset: 0`. */
function fill() {
  return css`
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  `;
}
