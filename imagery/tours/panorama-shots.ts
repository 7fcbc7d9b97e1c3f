import { loadUnit } from '../units/load-unit';
import type { UnitType } from '../units/unit';
import type { PlanStandpoint } from './standpoints-of';

/** The flats of the model house's tours. */
export const tourUnits = ['84A', '84B', '101'] as const satisfies readonly UnitType[];

export interface PanoramaShot {
  readonly unit: UnitType;
  /** A view of imagery/blender/unit/render.py. */
  readonly view: `pano-${string}`;
  readonly width: number;
  readonly samples: number;
  readonly serves: readonly { readonly id: string }[];
}

/** One order for each standpoint of each tour. */
export function panoramaShots(): readonly PanoramaShot[] {
  return tourUnits.flatMap((unit) =>
    standpointsIn(unit).map(({ id }) => ({
      unit,
      view: `pano-${id}` as const,
      width: 3072,
      samples: 8,
      serves: [{ id: `tour-${unit}-${id}` }],
    })),
  );
}

/** Each is in the room of its name. @throws Error that names the file and the wrong place in it */
export function standpointsIn(type: (typeof tourUnits)[number]): readonly PlanStandpoint[] {
  const { panoramas, rooms } = loadUnit(type);
  return panoramas.map(({ id, at, towards }) => ({
    id,
    name: rooms.find((room) => room.id === id)?.name ?? id,
    at,
    facing: towards,
  }));
}
