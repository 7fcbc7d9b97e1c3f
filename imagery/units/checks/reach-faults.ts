import type { Unit } from '../unit';

/** Rooms that nobody who enters by the front door can reach. */
export function reachFaults(unit: Unit): readonly string[] {
  const ways = [
    ...unit.open,
    ...unit.walls.flatMap(({ openings }) =>
      openings.flatMap((opening) => (opening.kind === 'window' ? [] : [opening.joins])),
    ),
  ];
  const reached = new Set(['outside']);
  for (let before = -1; before !== reached.size;) {
    before = reached.size;
    for (const [a, b] of ways) if (reached.has(a) || reached.has(b)) reached.add(a).add(b);
  }
  return unit.rooms.filter(({ id }) => !reached.has(id)).map(({ id }) => `no way to ${id}`);
}
