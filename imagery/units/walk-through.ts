import type { Room, Unit } from './unit';

interface Step {
  readonly room: Room;
  /** Left out for the room behind the front door. */
  readonly from?: Room;
}

/** The rooms in the order of a walk from the front door, each with the previous one. */
export function walkThrough(unit: Unit): readonly Step[] {
  const ways = waysOf(unit);
  const steps: Step[] = [];
  const waiting = ['outside'];
  const met = new Set(waiting);
  for (let here = waiting.shift(); here !== undefined; here = waiting.shift()) {
    const door = here;
    const from = unit.rooms.find(({ id }) => id === door);
    for (const room of unit.rooms) {
      const isNext = ways.some((way) => way.includes(room.id) && way.includes(door));
      if (!isNext || met.has(room.id)) continue;
      met.add(room.id);
      waiting.push(room.id);
      steps.push({ room, ...(from && { from }) });
    }
  }
  return steps;
}

/** Pairs of connected rooms; `outside` is the stair hall. */
function waysOf({ open, walls }: Unit): readonly (readonly [string, string])[] {
  const holes = walls.flatMap(({ openings }) =>
    openings.flatMap((opening) => (opening.kind === 'window' ? [] : [opening.joins])),
  );
  return [...open, ...holes];
}
