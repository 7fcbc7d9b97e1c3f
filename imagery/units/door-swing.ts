import { directionsOf, pointOn, spanOf } from './wall-body';
import { boundsOf, overlapOf } from './rectangle';
import { roomsBeside } from './rooms-beside';
import type { Door, Point, Rect, Unit, Wall } from './unit';

/** The area that a door leaf sweeps: a quarter disc. */
export interface Swing {
  readonly hinge: Point;
  /** The free edge of the leaf, closed and open. */
  readonly closed: Point;
  readonly open: Point;
  readonly radius: number;
}

/** @throws Error when neither side of the wall is the room that the leaf opens into */
export function swingOf(unit: Unit, wall: Wall, door: Door): Swing {
  const beside = roomsBeside(unit, wall, door.at);
  const isLeft = beside.left === door.into;
  if (!isLeft && beside.right !== door.into)
    throw new Error(
      `${unit.type} ${wall.id}: a door opens into "${door.into}", which is not there`,
    );
  const { start, end } = spanOf(door);
  const [hingeAt, freeAt] = door.hinge === 'from' ? [start, end] : [end, start];
  const off = wall.isExterior && !isLeft ? -wall.thickness : 0;
  const hinge = pointOn(wall, hingeAt, off);
  const { left } = directionsOf(wall);
  const reach = isLeft ? door.width : -door.width;
  return {
    hinge,
    closed: pointOn(wall, freeAt, off),
    open: [hinge[0] + left[0] * reach, hinge[1] + left[1] * reach],
    radius: door.width,
  };
}

/** Whether the leaf would hit an object on the rectangle. */
export function strikes({ hinge, closed, open, radius }: Swing, rect: Rect): boolean {
  const shared = overlapOf(boundsOf([hinge, closed, open]), rect);
  if (!shared) return false;
  const nearest = [0, 1].map((axis) =>
    Math.max(
      (shared[axis] ?? 0) - (hinge[axis] ?? 0),
      (hinge[axis] ?? 0) - (shared[axis + 2] ?? 0),
      0,
    ),
  );
  return Math.hypot(...nearest) < radius;
}
