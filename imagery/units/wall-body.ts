import { boundsOf } from './rectangle';
import type { Opening, Point, Rect, Wall } from './unit';

export function lengthOf({ from, to }: Wall): number {
  return Math.abs(to[0] - from[0]) + Math.abs(to[1] - from[1]);
}

/** The step of one millimetre along the wall, and the one to its left. */
export function directionsOf({ from, to }: Wall): { along: Point; left: Point } {
  const along: Point = [Math.sign(to[0] - from[0]), Math.sign(to[1] - from[1])];
  return { along, left: [-along[1], along[0]] };
}

/** A point of the wall: `at` along it from its first end, `off` to the left of its line. */
export function pointOn(wall: Wall, at: number, off = 0): Point {
  const { along, left } = directionsOf(wall);
  return [
    wall.from[0] + along[0] * at + left[0] * off,
    wall.from[1] + along[1] * at + left[1] * off,
  ];
}

/** The extent of the body to the right and to the left of the line. */
export function reachOf({ isExterior, thickness }: Wall): { right: number; left: number } {
  return isExterior ? { right: thickness, left: 0 } : { right: thickness / 2, left: thickness / 2 };
}

/** The part of the body between two distances along the wall. */
export function pieceOf(wall: Wall, start: number, end: number): Rect {
  const { right, left } = reachOf(wall);
  return boundsOf([pointOn(wall, start, -right), pointOn(wall, end, left)]);
}

/** The full body. Inner walls extend into the corners where they meet others. */
export function bodyOf(wall: Wall): Rect {
  const corner = wall.isExterior ? 0 : wall.thickness / 2;
  return pieceOf(wall, -corner, lengthOf(wall) + corner);
}

export function spanOf({ at, width }: Opening): { start: number; end: number } {
  return { start: at - width / 2, end: at + width / 2 };
}

/** The opening itself, as deep as the wall. */
export function holeOf(wall: Wall, opening: Opening): Rect {
  const { start, end } = spanOf(opening);
  return pieceOf(wall, start, end);
}
