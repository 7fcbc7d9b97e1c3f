import { overlapOf } from '../rectangle';
import { roomsBeside } from '../rooms-beside';
import type { Opening, Unit, Wall } from '../unit';
import { walkThrough } from '../walk-through';
import { bodyOf, holeOf, lengthOf, spanOf } from '../wall-body';

/** Rooms that cannot be reached from the front door. */
export function reachProblems(unit: Unit): readonly string[] {
  const reached = new Set(walkThrough(unit).map(({ room }) => room.id));
  return unit.rooms.filter(({ id }) => !reached.has(id)).map(({ id }) => `no way to ${id}`);
}

/** Openings that leave their wall, meet another opening or a crossing wall, or do not join the rooms they list. */
export function openingProblems(unit: Unit): readonly string[] {
  return unit.walls.flatMap((wall) =>
    wall.openings.flatMap((opening) =>
      [
        ...fitProblems(wall, opening),
        ...crossingProblems(unit, wall, opening),
        ...joinProblems(unit, wall, opening),
      ].map((problem) => `${opening.kind} at ${opening.at} of wall ${wall.id} ${problem}`),
    ),
  );
}

function fitProblems(wall: Wall, opening: Opening): readonly string[] {
  const { start, end } = spanOf(opening);
  const meets = wall.openings.some((other) => {
    const span = spanOf(other);
    return other !== opening && start < span.end && span.start < end;
  });
  return [
    ...(start < 0 || end > lengthOf(wall) ? ['is longer than the wall'] : []),
    ...(meets ? ['meets another'] : []),
    ...(opening.kind === 'window' && opening.sill >= opening.head ? ['is upside down'] : []),
  ];
}

function crossingProblems(unit: Unit, wall: Wall, opening: Opening): readonly string[] {
  const hole = holeOf(wall, opening);
  return unit.walls
    .filter((other) => other !== wall && overlapOf(bodyOf(other), hole))
    .map(({ id }) => `runs into wall ${id}`);
}

/** Both ends of the opening must be between the same two rooms. */
function joinProblems(unit: Unit, wall: Wall, opening: Opening): readonly string[] {
  const { start, end } = spanOf(opening);
  const [first, last] = [start + 1, end - 1].map((at) => roomsBeside(unit, wall, at));
  const here = [first?.left, first?.right].sort().join(' and ');
  const there = [last?.left, last?.right].sort().join(' and ');
  if (here !== there) return [`lies between ${here}, but also between ${there}`];
  if (opening.kind === 'window') return wall.isExterior ? [] : ['is not in an outer wall'];
  const listed = [...opening.joins].sort().join(' and ');
  return here === listed ? [] : [`joins ${here}, not ${listed}`];
}
