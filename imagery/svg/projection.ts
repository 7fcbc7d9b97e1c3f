import type { Outline, Point } from '../site/site-model';

/** From metres (y to the north) to units of the drawing (y down). */
export interface Projection {
  readonly point: (point: Point) => Point;
  readonly points: (points: Outline) => Outline;
  readonly length: (metres: number) => number;
}

/** Fits a width in metres into `width` units; `north` is the latitude of the upper edge. */
export function project(view: {
  readonly west: number;
  readonly east: number;
  readonly north: number;
  readonly width: number;
}): Projection {
  const scale = view.width / (view.east - view.west);
  const point = ([x, y]: Point): Point => [(x - view.west) * scale, (view.north - y) * scale];
  return { point, points: (points) => points.map(point), length: (metres) => metres * scale };
}
