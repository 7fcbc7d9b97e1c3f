import { bodyOf, lengthOf, pointOn } from '../wall-body';
import { roomAt, roomsBeside } from '../rooms-beside';
import { sidesOf } from '../../outline';
import type { Point, Rect, Unit } from '../unit';

const stepMm = 10;

/** Borders without a wall that are not declared open, and walls that are not on a border. */
export function wallProblems(unit: Unit): readonly string[] {
  return [...new Set([...bareBorders(unit), ...strayWalls(unit)])];
}

function bareBorders(unit: Unit): readonly string[] {
  const bodies = unit.walls.map(bodyOf);
  const isOpen = (a: string, b: string) =>
    unit.open.some((pair) => pair.includes(a) && pair.includes(b));
  return unit.rooms.flatMap(({ id, poly }) =>
    sidesOf(poly).flatMap(([from, to]) =>
      pointsAlong(from, to).flatMap(({ point, beyond }) => {
        const other = roomAt(unit, beyond);
        if (isOpen(id, other) || bodies.some((body) => touches(body, point))) return [];
        return [`no wall between ${id} and ${other}`];
      }),
    ),
  );
}

/** Points of a side in the middle of each step, and a point just across it. */
function pointsAlong(from: Point, to: Point): readonly { point: Point; beyond: Point }[] {
  const length = Math.abs(to[0] - from[0]) + Math.abs(to[1] - from[1]);
  const [x, y] = [Math.sign(to[0] - from[0]), Math.sign(to[1] - from[1])];
  return Array.from({ length: Math.floor(length / stepMm) }, (_, i) => {
    const at = (i + 0.5) * stepMm;
    const point: Point = [from[0] + x * at, from[1] + y * at];
    return { point, beyond: [point[0] + y, point[1] - x] };
  });
}

function touches([x0, y0, x1, y1]: Rect, [x, y]: Point): boolean {
  return x0 <= x && x <= x1 && y0 <= y && y <= y1;
}

function strayWalls(unit: Unit): readonly string[] {
  return unit.walls.flatMap((wall) => {
    const steps = Array.from(
      { length: Math.floor(lengthOf(wall) / stepMm) },
      (_, i) => (i + 0.5) * stepMm,
    );
    const isStray = steps.some((at) => {
      const { left, right } = roomsBeside(unit, wall, at);
      const near = [roomAt(unit, pointOn(wall, at, 1)), roomAt(unit, pointOn(wall, at, -1))];
      if (wall.isExterior) return near[0] === 'outside' || right !== 'outside';
      return near[0] === near[1] || left === right;
    });
    return isStray ? [`wall ${wall.id} leaves the border of two rooms`] : [];
  });
}
