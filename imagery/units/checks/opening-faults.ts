import { overlapOf } from '../rectangle';
import { roomsBeside } from '../rooms-beside';
import type { Opening, Unit, Wall } from '../unit';
import { bodyOf, holeOf, lengthOf, spanOf } from '../wall-body';

/** Holes that leave their wall, meet another hole or a crossing wall, or do not join what they say. */
export function openingFaults(unit: Unit): readonly string[] {
  return unit.walls.flatMap((wall) =>
    wall.openings.flatMap((opening) =>
      [
        ...fitFaults(wall, opening),
        ...crossFaults(unit, wall, opening),
        ...joinFaults(unit, wall, opening),
      ].map((fault) => `${opening.kind} at ${opening.at} of wall ${wall.id} ${fault}`),
    ),
  );
}

function fitFaults(wall: Wall, opening: Opening): readonly string[] {
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

function crossFaults(unit: Unit, wall: Wall, opening: Opening): readonly string[] {
  const hole = holeOf(wall, opening);
  return unit.walls
    .filter((other) => other !== wall && overlapOf(bodyOf(other), hole))
    .map(({ id }) => `runs into wall ${id}`);
}

/** Both ends of the hole lie between the same two rooms. */
function joinFaults(unit: Unit, wall: Wall, opening: Opening): readonly string[] {
  const { start, end } = spanOf(opening);
  const [first, last] = [start + 1, end - 1].map((at) => roomsBeside(unit, wall, at));
  const here = [first?.left, first?.right].sort().join(' and ');
  const there = [last?.left, last?.right].sort().join(' and ');
  if (here !== there) return [`lies between ${here}, but also between ${there}`];
  if (opening.kind === 'window') return wall.isExterior ? [] : ['is not in an outer wall'];
  const said = [...opening.joins].sort().join(' and ');
  return here === said ? [] : [`joins ${here}, not ${said}`];
}
