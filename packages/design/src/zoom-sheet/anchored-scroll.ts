/** A point in the viewport in CSS pixels, as in pointer events. */
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
 * How far to scroll after a sheet was resized, so that the point under `anchor` stays under it.
 * @param before the sheet's bounding box before the change
 * @param after its bounding box after the change, before scrolling
 */
export function anchoredScroll(anchor: Point, before: Box, after: Box): Point {
  return {
    x: after.left + share(anchor.x - before.left, before.width) * after.width - anchor.x,
    y: after.top + share(anchor.y - before.top, before.height) * after.height - anchor.y,
  };
}

/** A sheet without layout (in a closed accordion) has no size; every point is then at its start. */
function share(distance: number, size: number): number {
  return size === 0 ? 0 : distance / size;
}
