import type { Unit } from '../unit';
import { walkThrough } from '../walk-through';

/** Rooms that nobody who enters by the front door can reach. */
export function reachFaults(unit: Unit): readonly string[] {
  const reached = new Set(walkThrough(unit).map(({ room }) => room.id));
  return unit.rooms.filter(({ id }) => !reached.has(id)).map(({ id }) => `no way to ${id}`);
}
