import { strikes, swingOf } from '../door-swing';
import { sharedArea } from '../polygon';
import { boundsOf, overlapOf, turned } from '../rectangle';
import type { Item, Opening, Rect, Unit, Wall } from '../unit';
import { bodyOf, pointOn, reachOf, spanOf } from '../wall-body';

/** Free depth required in front of a passage through a wall. */
const passageMm = 400;
const passageBehindDoorMm = 300;

/** Furniture outside its room, in a wall or another piece, or blocking a door leaf or passage. */
export function furnitureProblems(unit: Unit): readonly string[] {
  const pieces = unit.furniture.map((item) => ({ item, rect: turned(item.rect, item.turn) }));
  const standing = pieces.filter(({ item }) => item.kind !== 'rug');
  return [
    ...pieces.flatMap(({ item, rect }) => roomProblems(unit, item, rect)),
    ...standing.flatMap(({ item, rect }, i) =>
      standing
        .slice(i + 1)
        .filter((other) => overlapOf(rect, other.rect))
        .map((other) => `${nameOf(item)} stands in ${nameOf(other.item)}`),
    ),
    ...standing.flatMap(({ item, rect }) => passageProblems(unit, item, rect)),
  ];
}

function nameOf({ kind, rect, room }: Item): string {
  return `${kind} of ${room} at ${rect[0]}, ${rect[1]}`;
}

function roomProblems(unit: Unit, item: Item, rect: Rect): readonly string[] {
  const room = unit.rooms.find(({ id }) => id === item.room);
  if (!room) return [`${nameOf(item)}: there is no such room`];
  const isInside = sharedArea(room.poly, rect) >= (rect[2] - rect[0]) * (rect[3] - rect[1]) - 1;
  const walls = unit.walls.filter((wall) => overlapOf(bodyOf(wall), rect));
  return [
    ...(isInside ? [] : [`${nameOf(item)} leaves the room`]),
    ...walls.map(({ id }) => `${nameOf(item)} stands in wall ${id}`),
  ];
}

function passageProblems(unit: Unit, item: Item, rect: Rect): readonly string[] {
  return unit.walls.flatMap((wall) =>
    wall.openings.flatMap((opening) => {
      if (opening.kind === 'window') return [];
      const hits = passagesOf(wall, opening).some((passage) => overlapOf(passage, rect));
      const isStruck =
        'into' in opening &&
        opening.into !== 'outside' &&
        strikes(swingOf(unit, wall, opening), rect);
      return [
        ...(hits ? [`${nameOf(item)} blocks the ${opening.kind} of wall ${wall.id}`] : []),
        ...(isStruck ? [`the door of wall ${wall.id} strikes ${nameOf(item)}`] : []),
      ];
    }),
  );
}

function passagesOf(wall: Wall, opening: Opening): readonly Rect[] {
  const { start, end } = spanOf(opening);
  const { left, right } = reachOf(wall);
  const depth = 'into' in opening ? passageBehindDoorMm : passageMm;
  return [
    boundsOf([pointOn(wall, start, left), pointOn(wall, end, left + depth)]),
    boundsOf([pointOn(wall, start, -right), pointOn(wall, end, -right - depth)]),
  ];
}
