/** A point of the window in CSS pixels, as pointer events give it. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * How far to scroll after a sheet has changed its size, so that what was under `anchor` is under it again.
 * @param before the sheet's box in the window before the change
 * @param after its box after the change, before scrolling
 */
export function anchoredScroll(anchor: Point, before: Box, after: Box): Point {
  return {
    x: after.left + share(anchor.x - before.left, before.width) * after.width - anchor.x,
    y: after.top + share(anchor.y - before.top, before.height) * after.height - anchor.y,
  };
}

/** A sheet that is not laid out (a closed accordion) has no size; everything is at its start then. */
function share(distance: number, size: number): number {
  return size === 0 ? 0 : distance / size;
}
