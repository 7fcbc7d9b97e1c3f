import type { Point, Polygon, Rect } from './unit';
import { overlapOf } from './rectangle';

/** Shoelace formula, in mm²; corners counter-clockwise. */
export function areaOf(poly: Polygon): number {
  return edgesOf(poly).reduce((sum, [[x0, y0], [x1, y1]]) => sum + x0 * y1 - x1 * y0, 0) / 2;
}

export function edgesOf(poly: Polygon): readonly (readonly [Point, Point])[] {
  return poly.map((corner, i) => [corner, poly[(i + 1) % poly.length] ?? corner]);
}

/** Even-odd rule; for points that lie on no side. */
export function contains(poly: Polygon, [x, y]: Point): boolean {
  const crossings = edgesOf(poly).filter(([[x0, y0], [, y1]]) => y0 > y !== y1 > y && x0 > x);
  return crossings.length % 2 === 1;
}

/** A polygon with square corners as rectangles that tile it. */
export function slabsOf(poly: Polygon): readonly Rect[] {
  const ys = [...new Set(poly.map(([, y]) => y))].sort((a, b) => a - b);
  return ys.slice(1).flatMap((top, i) => {
    const bottom = ys[i] ?? top;
    const xs = edgesOf(poly)
      .filter(([[, y0], [, y1]]) => Math.min(y0, y1) <= bottom && Math.max(y0, y1) >= top)
      .map(([[x]]) => x)
      .sort((a, b) => a - b);
    return xs.flatMap((x, j): Rect[] => (j % 2 === 0 ? [[x, bottom, xs[j + 1] ?? x, top]] : []));
  });
}

/** How much of a rectangle lies in the polygon, in mm². */
export function sharedArea(poly: Polygon, rect: Rect): number {
  return slabsOf(poly).reduce((sum, slab) => {
    const shared = overlapOf(slab, rect);
    return sum + (shared ? (shared[2] - shared[0]) * (shared[3] - shared[1]) : 0);
  }, 0);
}
