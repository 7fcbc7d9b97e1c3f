import { clearSize } from '../../units/clear-size';
import { strikes, swingOf, type Swing } from '../../units/door-swing';
import { slabsOf } from '../../units/polygon';
import { boundsOf, grow, middleOf, overlapOf, turned } from '../../units/rectangle';
import type { Point, Rect, Room, Unit } from '../../units/unit';
import { bodyOf } from '../../units/wall-body';
import { sizeText } from '../../units/content/room-words';
import { textWidth } from './text-width';

export interface Label {
  readonly room: string;
  readonly lines: readonly {
    readonly text: string;
    readonly sizePx: number;
    readonly isName: boolean;
  }[];
  /** The area of the text, in mm. */
  readonly box: Rect;
}

/** Rooms whose size is shown below their name. */
const measured = /^(living|kitchen|master|bed\d|alpha|dress)$/;

/** In order of preference: heights of name and size in pixels of the full sheet; the name in one line or two. */
const variants = [
  { name: 34, size: 23, isSplit: false },
  { name: 30, size: 21, isSplit: false },
  { name: 26, size: 19, isSplit: false },
  { name: 26, size: 0, isSplit: false },
  { name: 23, size: 0, isSplit: false },
  { name: 20, size: 0, isSplit: false },
  { name: 20, size: 0, isSplit: true },
] as const;

/** Service rooms have smaller names. */
const largestOfSmall = 26;

/** Baseline to baseline, in ems of the line below. */
const lineHeight = 1.25;
const marginMm = 40;
const leafMm = 40;
const stepMm = 25;
/** Crossing a line costs as much as this distance from the middle of the room. */
const crossingCostMm = 4000;

/**
 * Places every room's name clear of furniture (except rugs), walls and door leaves. A label crosses a door's swing or the
 * line of an expansion only if a small room has no other place.
 * @throws Error that names a room without a place for its label
 */
export function placeLabels(unit: Unit, mmPerPixel: number): readonly Label[] {
  const obstacles = obstaclesOf(unit);
  return unit.rooms.map((room) => {
    for (const variant of variantsFor(room)) {
      const lines = linesOf(unit, room, variant);
      const width = Math.max(...lines.map(({ text, sizePx }) => textWidth(text) * sizePx));
      const height = lines.reduce((sum, { sizePx }) => sum + sizePx * lineHeight, 0);
      const box = findPlace(room, width * mmPerPixel, height * mmPerPixel, obstacles);
      if (box) return { room: room.id, lines, box };
    }
    throw new Error(`${unit.type}: no place for the label of ${room.id}`);
  });
}

function variantsFor({ id }: Room) {
  const isMeasured = measured.test(id);
  return variants.filter(({ name, size }) => isMeasured || (size === 0 && name <= largestOfSmall));
}

function linesOf(unit: Unit, room: Room, { name, size, isSplit }: (typeof variants)[number]) {
  const names = isSplit ? halvesOf(room.name) : [room.name];
  return [
    ...names.map((text) => ({ text, sizePx: name, isName: true })),
    ...(size > 0 ? [{ text: sizeText(clearSize(unit, room)), sizePx: size, isName: false }] : []),
  ];
}

interface Obstacles {
  readonly rects: readonly Rect[];
  readonly swings: readonly Swing[];
  /** Lines that a label crosses only if there is no other place. */
  readonly lines: readonly Rect[];
}

export function obstaclesOf(unit: Unit): Obstacles {
  const items = unit.furniture.filter(({ kind }) => kind !== 'rug');
  const swings = unit.walls.flatMap((wall) =>
    wall.openings.flatMap((opening) =>
      'into' in opening && opening.into !== 'outside' ? [swingOf(unit, wall, opening)] : [],
    ),
  );
  return {
    rects: [
      ...items.map(({ rect, turn }) => turned(rect, turn)),
      ...unit.walls.map(bodyOf),
      ...swings.map(({ hinge, open }) => grow(boundsOf([hinge, open]), leafMm / 2)),
    ],
    swings,
    lines: unit.expansions.map(({ from, to }) => grow(boundsOf([from, to]), 1)),
  };
}

/** The free place nearest to the middle of the room. */
function findPlace(
  room: Room,
  width: number,
  height: number,
  obstacles: Obstacles,
): Rect | undefined {
  const bounds = boundsOf(room.poly);
  const middle = middleOf(bounds);
  const slabs = slabsOf(room.poly);
  const near = obstaclesNear(bounds, obstacles);
  let best: { box: Rect; cost: number } | undefined;
  for (let x = bounds[0]; x + width <= bounds[2]; x += stepMm)
    for (let y = bounds[1]; y + height <= bounds[3]; y += stepMm) {
      const box: Rect = [x, y, x + width, y + height];
      const way = distance(middleOf(box), middle);
      if ((best && way >= best.cost) || !isFree(slabs, box, near)) continue;
      const crossings =
        near.lines.filter((line) => overlapOf(line, box)).length +
        near.swings.filter((swing) => strikes(swing, box)).length;
      const cost = way + crossings * crossingCostMm;
      if (!best || cost < best.cost) best = { box, cost };
    }
  return best?.box;
}

function obstaclesNear(bounds: Rect, { rects, lines, swings }: Obstacles): Obstacles {
  const wide = grow(bounds, marginMm);
  return {
    rects: rects.filter((rect) => overlapOf(rect, wide)),
    lines: lines.filter((line) => overlapOf(line, wide)),
    swings: swings.filter((swing) => strikes(swing, bounds)),
  };
}

/** @param slabs the room as rectangles */
export function isFree(slabs: readonly Rect[], box: Rect, { rects }: Obstacles): boolean {
  const wide = grow(box, marginMm);
  if (rects.some((rect) => overlapOf(rect, wide))) return false;
  const inside = slabs.reduce((sum, slab) => {
    const shared = overlapOf(slab, box);
    return sum + (shared ? sizeOf(shared) : 0);
  }, 0);
  return inside >= sizeOf(box) - 1;
}

function sizeOf([x0, y0, x1, y1]: Rect): number {
  return (x1 - x0) * (y1 - y0);
}

function distance([x0, y0]: Point, [x1, y1]: Point): number {
  return Math.hypot(x1 - x0, y1 - y0);
}

function halvesOf(name: string): readonly string[] {
  const letters = [...name];
  const half = Math.ceil(letters.length / 2);
  return [letters.slice(0, half).join(''), letters.slice(half).join('')];
}
