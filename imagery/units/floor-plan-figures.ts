import { clearSize } from './clear-size';
import { inMetres } from './content/room-words';
import type { Room, Unit } from './unit';
import { exclusiveArea } from './unit-areas';

/** The figures of a flat that pages list, computed from its model. */
export interface FloorPlanFigures {
  /** ㎡ */
  readonly exclusive: number;
  readonly rooms: readonly {
    readonly name: string;
    readonly widthM: number;
    readonly depthM: number;
  }[];
}

/** In the order of the list; rooms that a type lacks are left out. */
const listed = ['living', 'kitchen', 'master', 'bed2', 'bed3', 'bed4', 'alpha', 'dress'];

export function floorPlanFigures(unit: Unit): FloorPlanFigures {
  const rooms = listed.flatMap((id) => unit.rooms.filter((room) => room.id === id));
  return { exclusive: exclusiveArea(unit), rooms: rooms.map((room) => sizeOf(unit, room)) };
}

function sizeOf(unit: Unit, room: Room) {
  const { width, depth } = clearSize(unit, room);
  return { name: room.name, widthM: Number(inMetres(width)), depthM: Number(inMetres(depth)) };
}
