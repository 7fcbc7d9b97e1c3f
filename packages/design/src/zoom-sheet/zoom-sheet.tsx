import type { ComponentType, ReactNode } from 'react';
import styled from 'styled-components';
import type { ZoomToolsProps } from './zoom-tools';

export { ZoomTools, type ZoomToolsProps } from './zoom-tools';

export interface ZoomSheetProps {
  /** Accessible name of the drawing. */
  readonly label: string;
  /** Width of the drawing divided by its height. */
  readonly ratio: number;
  /** URL of the drawing as a file, for the link that opens it in a new window without script. */
  readonly file?: string | undefined;
  readonly className?: string;
  /** ZoomTools, or an island with it. */
  readonly Tools: ComponentType<ZoomToolsProps>;
  /** Must be as wide as the sheet at every level. */
  readonly children: ReactNode;
}

/**
 * A detailed drawing (plan, site, map, chart). It is shown in full first, as wide as its container, and can be zoomed up
 * to four times by buttons, pinch, Ctrl and wheel, or keys, and panned by touch, mouse, or arrow keys. The page itself
 * cannot zoom, so the drawing must. The frame keeps its height, so that nothing around it moves.
 */
export function ZoomSheet(props: ZoomSheetProps) {
  const { label, ratio, file, className, Tools, children } = props;
  return (
    <div className={className} data-island-area="">
      {/* In the tab order, because a scroll container must be reachable by keyboard. */}
      <Frame role="region" aria-label={label} tabIndex={0} data-zoomed="false" $ratio={ratio}>
        <Sheet>{children}</Sheet>
      </Frame>
      <Tools label={label} file={file} />
    </div>
  );
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
