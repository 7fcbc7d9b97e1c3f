import { contains } from '../outline';
import type { Point, Unit, Wall } from './unit';
import { pointOn } from './wall-body';

/** At least half the thickness of any wall, and less than the width of any room. */
const probeMm = 260;

/** @returns the room that contains the point, or `outside`. */
export function roomAt({ rooms }: Unit, point: Point): string {
  return rooms.find(({ poly }) => contains(poly, point))?.id ?? 'outside';
}

/** The rooms on both sides of a wall, at a distance along it. */
export function roomsBeside(unit: Unit, wall: Wall, at: number): { left: string; right: string } {
  return {
    left: roomAt(unit, pointOn(wall, at, probeMm)),
    right: roomAt(unit, pointOn(wall, at, -probeMm)),
  };
}
