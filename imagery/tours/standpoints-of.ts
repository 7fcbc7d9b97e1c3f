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

/**
 * The links are drawn at the height of a door handle, a little below the eye; of those that lie in almost one direction
 * the nearest room has that place, the others stand below it.
 */
const wayPitch = -8;
const rowPitch = -8;
/** Degrees that a link is wide on a phone. */
const wayWidth = 24;

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
      ways: waysFrom(place, places),
    })),
  };
}

function waysFrom(here: PlanStandpoint, places: readonly PlanStandpoint[]): TourStandpoint['ways'] {
  const others = places.filter((other) => other !== here);
  const directions = new Map<string, Direction>();
  for (const other of others.toSorted((a, b) => distance(here, a) - distance(here, b))) {
    const yaw = yawTo(here, other);
    const row = [...directions.values()].filter((each) => between(each.yaw, yaw) < wayWidth).length;
    directions.set(other.id, { yaw, pitch: wayPitch + rowPitch * row });
  }
  return others.flatMap(({ id, name }) => {
    const direction = directions.get(id);
    return direction ? [{ to: id, name, direction }] : [];
  });
}

const distance = ({ at: [x0, y0] }: PlanStandpoint, { at: [x1, y1] }: PlanStandpoint) =>
  Math.hypot(x1 - x0, y1 - y0);

/** Degrees between two directions, the short way round. */
const between = (a: number, b: number) => Math.abs(((a - b + 540) % 360) - 180);

function yawTo(here: PlanStandpoint, there: PlanStandpoint): number {
  const turn = heading(here.at, here.facing) - heading(here.at, there.at);
  return Math.round(((turn + 540) % 360) - 180);
}

/** Degrees counter-clockwise from east. */
function heading([x0, y0]: PlanStandpoint['at'], [x1, y1]: PlanStandpoint['at']): number {
  return (Math.atan2(y1 - y0, x1 - x0) * 180) / Math.PI;
}
