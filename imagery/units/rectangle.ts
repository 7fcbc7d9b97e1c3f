import type { Point, Polygon, Rect } from './unit';

/** Counter-clockwise from the south-west. */
export function cornersOf([x0, y0, x1, y1]: Rect): Polygon {
  return [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ];
}

export function boundsOf(points: readonly Point[]): Rect {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** The intersection of two rectangles; undefined when they only touch. */
export function overlapOf(a: Rect, b: Rect): Rect | undefined {
  const shared: Rect = [
    Math.max(a[0], b[0]),
    Math.max(a[1], b[1]),
    Math.min(a[2], b[2]),
    Math.min(a[3], b[3]),
  ];
  return shared[0] < shared[2] && shared[1] < shared[3] ? shared : undefined;
}

export function middleOf([x0, y0, x1, y1]: Rect): Point {
  return [(x0 + x1) / 2, (y0 + y1) / 2];
}

/** Grown on all sides; shrunk by a negative amount. */
export function grow([x0, y0, x1, y1]: Rect, by: number): Rect {
  return [x0 - by, y0 - by, x1 + by, y1 + by];
}

/** The rectangle that holds `rect` after a turn about its middle, in degrees. */
export function turned(rect: Rect, degrees: number): Rect {
  const [x, y] = middleOf(rect);
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const [halfX, halfY] = [(rect[2] - rect[0]) / 2, (rect[3] - rect[1]) / 2];
  const [reachX, reachY] = [halfX * cos + halfY * sin, halfX * sin + halfY * cos];
  return [x - reachX, y - reachY, x + reachX, y + reachY];
}
