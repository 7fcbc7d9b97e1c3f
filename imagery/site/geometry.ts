import { contains, sidesOf } from '../outline';
import type { Outline, Point } from './site-model';

export const distance = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(ax - bx, ay - by);

/** @param facing degrees counter-clockwise */
export function turn([x, y]: Point, facing: number): Point {
  const angle = (facing * Math.PI) / 180;
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
}

export const add = ([ax, ay]: Point, [bx, by]: Point): Point => [ax + bx, ay + by];
export const times = ([x, y]: Point, factor: number): Point => [x * factor, y * factor];

function distanceToSide(point: Point, [a, b]: readonly [Point, Point]): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const along = ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / (dx * dx + dy * dy || 1);
  const t = Math.min(1, Math.max(0, along));
  return distance(point, [a[0] + dx * t, a[1] + dy * t]);
}

/** @returns metres between two outlines; 0 where they touch or overlap */
export function gap(a: Outline, b: Outline): number {
  if (a.some((corner) => contains(b, corner)) || b.some((corner) => contains(a, corner))) return 0;
  if (sidesOf(a).some((one) => sidesOf(b).some((other) => crosses(one, other)))) return 0;
  const from = (points: Outline, to: Outline) =>
    Math.min(...points.flatMap((point) => sidesOf(to).map((side) => distanceToSide(point, side))));
  return Math.min(from(a, b), from(b, a));
}

function crosses([a, b]: readonly [Point, Point], [c, d]: readonly [Point, Point]): boolean {
  const side = (p: Point, q: Point, r: Point) =>
    Math.sign((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]));
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

export function centreOf(outline: Outline): Point {
  const sum = outline.reduce<Point>(add, [0, 0]);
  return times(sum, 1 / outline.length);
}

/** Corners of a turned rectangle, counter-clockwise from its south-western one. */
export function rectangle(
  centre: Point,
  [width, depth]: readonly [number, number],
  facing: number,
): Outline {
  const corner = (x: number, y: number) =>
    add(centre, turn([(x * width) / 2, (y * depth) / 2], facing));
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
}
