import { tourWords } from '../content/tours';
import type { RoomCamera } from '../pictures/room-shots';
import { loadUnit } from '../units/load-unit';
import type { UnitType } from '../units/unit';
import type { PlanStandpoint } from './standpoints-of';

/** The flats of the model house's tours. */
export const tourUnits = ['84A', '84B', '101'] as const satisfies readonly UnitType[];

export interface PanoramaShot {
  readonly unit: UnitType;
  /** A view of imagery/blender/unit/render.py. */
  readonly view: `pano-${string}`;
  /** Where the model has no standpoint of this name. */
  readonly camera?: RoomCamera;
  readonly width: number;
  readonly samples: number;
  readonly serves: readonly { readonly id: string }[];
}

/** Small rooms beside those of the model, where only a tour goes. Millimetres. */
const smallRooms: Partial<
  Record<
    (typeof tourUnits)[number],
    readonly (Pick<RoomCamera, 'from' | 'to'> & { id: 'entry' | 'bath' })[]
  >
> = {
  '84A': [
    { id: 'entry', from: [12_550, 5800], to: [12_450, 3800] },
    { id: 'bath', from: [9350, 5250], to: [8900, 6510] },
  ],
};

/** One order for each standpoint of each tour. */
export function panoramaShots(): readonly PanoramaShot[] {
  return tourUnits.flatMap((unit) =>
    standpointsIn(unit).map(({ id }) => {
      const small = smallRooms[unit]?.find((each) => each.id === id);
      return {
        unit,
        view: `pano-${id}` as const,
        width: 3072,
        samples: 8,
        serves: [{ id: `tour-${unit}-${id}` }],
        // A panorama has neither lens nor shift.
        ...(small && {
          camera: { from: small.from, to: small.to, height: 1450, lens: 0, shift: 0 },
        }),
      };
    }),
  );
}

/** Each is in the room of its name. @throws Error that names the file and the wrong place in it */
export function standpointsIn(type: (typeof tourUnits)[number]): readonly PlanStandpoint[] {
  const { panoramas, rooms } = loadUnit(type);
  return [
    ...panoramas.map(({ id, at, towards }) => ({
      id,
      name: rooms.find((room) => room.id === id)?.name ?? id,
      at,
      facing: towards,
    })),
    ...(smallRooms[type] ?? []).map(({ id, from, to }) => ({
      id,
      name: tourWords.smallRooms[id],
      at: from,
      facing: to,
    })),
  ];
}
