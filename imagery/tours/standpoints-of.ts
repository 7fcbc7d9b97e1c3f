import type { Direction } from './viewer/direction';
import { tourWords } from '../content/tours';
import type { Tour, TourStandpoint } from './tour';

/** A place in a flat, in millimetres (x east, y north), and the point that the panorama's middle shows. */
export interface PlanStandpoint {
  readonly id: string;
  readonly name: string;
  readonly at: readonly [x: number, y: number];
  readonly facing: readonly [x: number, y: number];
}

/** The base address of a drawn file, hash included, without its ending. */
export type AddressOf = (name: string) => string;

/** The ways are drawn at the height of a door's handle, a little below the eye. */
const wayPitch = -8;

/** @returns the tour of one flat; each standpoint leads to all others, in the direction in which they lie */
export function tourOf(
  unit: string,
  places: readonly PlanStandpoint[],
  addressOf: AddressOf,
): Tour {
  return {
    unit,
    standpoints: places.map((place): TourStandpoint => ({
      id: place.id,
      name: place.name,
      alt: tourWords.still(unit, place.name),
      panorama: addressOf(`${unit}-${place.id}`),
      still: addressOf(`${unit}-${place.id}-still`),
      ways: places
        .filter((other) => other !== place)
        .map((other) => ({ to: other.id, name: other.name, direction: wayTo(place, other) })),
    })),
  };
}

function wayTo(here: PlanStandpoint, there: PlanStandpoint): Direction {
  const turn = heading(here.at, here.facing) - heading(here.at, there.at);
  return { yaw: Math.round(((turn + 540) % 360) - 180), pitch: wayPitch };
}

/** Degrees counter-clockwise from east. */
function heading([x0, y0]: PlanStandpoint['at'], [x1, y1]: PlanStandpoint['at']): number {
  return (Math.atan2(y1 - y0, x1 - x0) * 180) / Math.PI;
}
