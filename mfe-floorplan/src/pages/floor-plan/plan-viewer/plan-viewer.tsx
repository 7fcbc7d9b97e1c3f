import styled from 'styled-components';
import { Picture, media, type ImageAsset } from '@site/design';
import { useZoom } from './use-zoom';
import { ZoomTools } from './zoom-tools';

interface PlanViewerProps {
  readonly image: ImageAsset;
  /** Name of the drawing. */
  readonly label: string;
}

/**
 * The plan in a frame that scrolls, like the design's ScrollSheet, and zooms once the page is alive: by buttons,
 * Ctrl and wheel, pinch and keys. The page itself may not zoom, so the drawing has to.
 */
export function PlanViewer({ image, label }: PlanViewerProps) {
  const { frameRef, sheetRef, level, zoomTo } = useZoom();
  return (
    <div>
      {/* In the tab order, because what scrolls must be reachable by keyboard. */}
      <Frame ref={frameRef} role="region" aria-label={label} tabIndex={0} data-zoomed={level > 1}>
        <Sheet ref={sheetRef}>
          <Picture image={image} eager />
        </Sheet>
      </Frame>
      <ZoomTools level={level} onZoom={zoomTo} />
    </div>
  );
}

/** Keeps the drawing's own height at every level; on a phone the drawing keeps 672 px and slides sideways. */
const Frame = styled.div`
  --sheet: 100%;
  overflow: auto hidden;
  overscroll-behavior-x: contain;
  aspect-ratio: 1600 / 1160;
  scrollbar-width: thin;
  &[data-zoomed='true'] {
    overflow: auto;
    cursor: grab;
  }
  &[data-dragging] {
    cursor: grabbing;
    user-select: none;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  ${media.mobile} {
    --sheet: max(100%, 42rem);
    width: calc(100% + 2 * var(--gutter));
    min-height: 30.45rem;
    margin-inline: calc(-1 * var(--gutter));
  }
`;

const Sheet = styled.div`
  width: calc(var(--sheet) * var(--zoom, 1));
`;
