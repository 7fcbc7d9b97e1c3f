import type { Direction } from './viewer/direction';
import { tourWords } from '../content/tours';
import type { Tour, TourStandpoint } from './tour';

/** A position in a flat, in millimetres (x east, y north), and the point at the centre of its panorama. */
export interface PlanStandpoint {
  readonly id: string;
  readonly name: string;
  readonly at: readonly [x: number, y: number];
  readonly facing: readonly [x: number, y: number];
}

/** The URL of a drawn file, including its hash, without extension. */
export type AddressOf = (name: string) => string;

/** The links are drawn at the height of a door handle, a little below the eye. */
const wayPitch = -8;

/** @returns the tour of one flat; each standpoint links to all others, in their directions */
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
