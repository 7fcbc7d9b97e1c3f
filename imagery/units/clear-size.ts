import { sidesOf } from '../outline';
import { slabsOf } from './polygon';
import { overlapOf } from './rectangle';
import type { Point, Rect, Room, Unit } from './unit';
import { bodyOf } from './wall-body';

/** Inner width (east–west) and depth of a room's largest rectangle between the faces of its walls, in mm. */
export function clearSize(unit: Unit, room: Room): { width: number; depth: number } {
  const [x0, y0, x1, y1] = clearRect(unit, room);
  return { width: x1 - x0, depth: y1 - y0 };
}

/** The largest rectangle of the room, moved in from the walls around it. */
function clearRect(unit: Unit, room: Room): Rect {
  const rect = largestRect(room);
  const bodies = unit.walls.filter(({ isExterior }) => !isExterior).map(bodyOf);
  const inset = bodies.reduce<Rect>((clear, body) => moveIn(clear, rect, body), rect);
  return inset;
}

/** A wall that covers at least half of a side moves that side. */
function moveIn(clear: Rect, rect: Rect, body: Rect): Rect {
  if (!overlapOf(rect, body)) return clear;
  const [x0, y0, x1, y1] = clear;
  const isTall = body[3] - body[1] > body[2] - body[0];
  const covered = isTall
    ? Math.min(body[3], rect[3]) - Math.max(body[1], rect[1]) > (rect[3] - rect[1]) / 2
    : Math.min(body[2], rect[2]) - Math.max(body[0], rect[0]) > (rect[2] - rect[0]) / 2;
  if (!covered) return clear;
  if (isTall)
    return body[0] <= rect[0]
      ? [Math.max(x0, body[2]), y0, x1, y1]
      : [x0, y0, Math.min(x1, body[0]), y1];
  return body[1] <= rect[1]
    ? [x0, Math.max(y0, body[3]), x1, y1]
    : [x0, y0, x1, Math.min(y1, body[1])];
}

function largestRect({ poly }: Room): Rect {
  const xs = sorted(sidesOf(poly).map(([[x]]) => x));
  const ys = sorted(poly.map(([, y]: Point) => y));
  const candidates = xs.flatMap((x0) =>
    xs.flatMap((x1) => ys.flatMap((y0) => ys.map((y1): Rect => [x0, y0, x1, y1]))),
  );
  const area = ([x0, y0, x1, y1]: Rect) => (x1 - x0) * (y1 - y0);
  const inside = candidates.filter(
    (rect) => rect[0] < rect[2] && rect[1] < rect[3] && covers(slabsOf(poly), rect),
  );
  return inside.reduce((best, rect) => (area(rect) > area(best) ? rect : best));
}

function covers(slabs: readonly Rect[], rect: Rect): boolean {
  const shared = slabs.reduce((sum, slab) => {
    const part = overlapOf(slab, rect);
    return sum + (part ? (part[2] - part[0]) * (part[3] - part[1]) : 0);
  }, 0);
  return shared === (rect[2] - rect[0]) * (rect[3] - rect[1]);
}

function sorted(values: readonly number[]): readonly number[] {
  return [...new Set(values)].sort((a, b) => a - b);
}
