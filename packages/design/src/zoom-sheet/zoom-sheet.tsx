import { useEffect, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { listenToGestures } from './zoom-gestures';
import { ZoomTools } from './zoom-tools';
import { createZoomer, zoomLimits, type Zoomer } from './zoomer';

export interface ZoomSheetProps {
  /** Accessible name of the drawing. */
  readonly label: string;
  /** Width of the drawing divided by its height. */
  readonly ratio: number;
  /** URL of the drawing as a file, for the link that opens it in a new window without script. */
  readonly file?: string | undefined;
  readonly className?: string;
  /** Must be as wide as the sheet at every level. */
  readonly children: ReactNode;
}

/**
 * A detailed drawing (plan, site, map, chart). It is shown in full first, as wide as its container, and can be zoomed up
 * to four times by buttons, pinch, Ctrl and wheel, or keys, and panned by touch, mouse, or arrow keys. The page itself
 * cannot zoom, so the drawing must. The frame keeps its height, so that nothing around it moves.
 */
export function ZoomSheet({ label, ratio, file, className, children }: ZoomSheetProps) {
  const { frameRef, sheetRef, level, zoomTo } = useZoom();
  return (
    <div className={className}>
      {/* In the tab order, because a scroll container must be reachable by keyboard. */}
      <Frame
        ref={frameRef}
        role="region"
        aria-label={label}
        tabIndex={0}
        $ratio={ratio}
        data-zoomed={level > 1}
      >
        <Sheet ref={sheetRef}>{children}</Sheet>
      </Frame>
      <ZoomTools label={label} level={level} file={file} onZoom={zoomTo} />
    </div>
  );
}

/** @returns refs for the scrolling frame and the sheet in it, the current level, and a function to change it. */
function useZoom() {
  const frameRef = useRef<HTMLDivElement>(null);
  const sheetRef = useRef<HTMLDivElement>(null);
  const zoomerRef = useRef<Zoomer>(null);
  const [level, setLevel] = useState<number>(zoomLimits.min);

  useEffect(() => {
    const frame = frameRef.current;
    const sheet = sheetRef.current;
    if (!frame || !sheet) return;
    const zoomer = createZoomer(frame, sheet, setLevel);
    zoomerRef.current = zoomer;
    const gestures = new AbortController();
    listenToGestures(frame, zoomer, gestures.signal);
    return () => gestures.abort();
  }, []);

  return {
    frameRef,
    sheetRef,
    level,
    zoomTo: (wanted: number) => zoomerRef.current?.zoomTo(wanted),
  };
}

const Frame = styled.div<{ readonly $ratio: number }>`
  overflow: hidden;
  overscroll-behavior-x: contain;
  aspect-ratio: ${({ $ratio }) => $ratio};
  scrollbar-width: thin;
  /* One finger scrolls natively; zoom-gestures.ts handles two. */
  touch-action: pan-x pan-y;
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
`;

const Sheet = styled.div`
  width: calc(100% * var(--zoom, 1));
  @media print {
    width: 100%;
  }
`;
