import { sidesOf } from '../outline';
import type { Polygon, Rect } from './unit';
import { overlapOf } from './rectangle';

/** A polygon with square corners as rectangles that tile it. */
export function slabsOf(poly: Polygon): readonly Rect[] {
  const ys = [...new Set(poly.map(([, y]) => y))].sort((a, b) => a - b);
  return ys.slice(1).flatMap((top, i) => {
    const bottom = ys[i] ?? top;
    const xs = sidesOf(poly)
      .filter(([[, y0], [, y1]]) => Math.min(y0, y1) <= bottom && Math.max(y0, y1) >= top)
      .map(([[x]]) => x)
      .sort((a, b) => a - b);
    return xs.flatMap((x, j): Rect[] => (j % 2 === 0 ? [[x, bottom, xs[j + 1] ?? x, top]] : []));
  });
}

/** The area that a rectangle and the polygon share, in mm². */
export function sharedArea(poly: Polygon, rect: Rect): number {
  return slabsOf(poly).reduce((sum, slab) => {
    const shared = overlapOf(slab, rect);
    return sum + (shared ? (shared[2] - shared[0]) * (shared[3] - shared[1]) : 0);
  }, 0);
}
