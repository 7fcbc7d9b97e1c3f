import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { UnitType } from '../units/unit';
import type { PlanStandpoint } from './standpoints-of';

/** The flats that the model house shows. */
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
      width: 4096,
      samples: 24,
      serves: [{ id: `tour-${unit}-${id}` }],
    })),
  );
}

/** @throws Error when a flat's data names no standpoint or one without its place */
export function standpointsIn(unit: (typeof tourUnits)[number]): readonly PlanStandpoint[] {
  const file = path.resolve(import.meta.dirname, `../data/units/${unit}.json`);
  const { panoramas = [] } = JSON.parse(readFileSync(file, 'utf8')) as {
    panoramas?: readonly Partial<PlanStandpoint>[];
  };
  if (panoramas.length === 0) throw new Error(`${unit}.json has no panoramas`);
  return panoramas.map(({ id, name, at, facing }) => {
    if (!id || !name || at?.length !== 2 || facing?.length !== 2)
      throw new Error(`${unit}.json: a panorama needs id, name, at and facing`);
    return { id, name, at, facing };
  });
}
