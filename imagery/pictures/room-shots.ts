import type { Served } from '../site/shots';
import type { UnitType } from '../units/unit';

/** Millimetres in the model of the flat; lens in mm. */
export interface RoomCamera {
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  readonly height: number;
  readonly lens: number;
  readonly shift: number;
}

/** One picture of a room: its model, its view and the pages that use it. */
export interface RoomShot {
  readonly unit: UnitType;
  /** A view of imagery/blender/unit/render.py. */
  readonly view: 'doll' | 'living' | 'kitchen' | 'master' | 'entrance';
  /** Default: evening. */
  readonly mood?: 'dusk';
  /** Where the model has no view of this name. */
  readonly camera?: RoomCamera;
  readonly width: number;
  readonly samples: number;
  readonly serves: readonly Served[];
}

const room = (unit: UnitType, view: RoomShot['view'], ...serves: readonly Served[]): RoomShot => ({
  unit,
  view,
  width: 1600,
  samples: 24,
  serves,
});

/** Path of a render in its folder, without extension. */
export const roomRender = ({
  unit,
  view,
  mood,
}: Pick<RoomShot, 'unit' | 'mood'> & { readonly view: string }) =>
  `units/${[unit, view, ...(mood ? [mood] : [])].join('-')}`;

/** What one sees on coming in: the banner of the type's pages. */
const entrance = (unit: UnitType, from: RoomCamera['from'], to: RoomCamera['to']): RoomShot => ({
  ...room(unit, 'entrance', { id: `banner-${unit}`, focus: [0.5, 0.5], narrow: { ratio: 1.6 } }),
  samples: 16,
  camera: { from, to, height: 1400, lens: 17, shift: -0.03 },
});

const dollhouse = (unit: UnitType): RoomShot => ({
  unit,
  view: 'doll',
  width: 1200,
  samples: 20,
  serves: [{ id: `doll-${unit}` }],
});

/** The stage of a tour or video on a phone. */
const narrow = { ratio: 1.333 };

/** In the order of rendering: the pictures that most visitors see come first. */
export const roomShots: readonly RoomShot[] = [
  room(
    '84A',
    'living',
    { id: 'tour-84A', narrow },
    { id: 'video-type84', focus: [0.5, 0.55], narrow },
  ),
  {
    ...room(
      '84A',
      'living',
      { id: 'interior-84A-living' },
      { id: 'menu-unit' },
      { id: 'home-card-living' },
    ),
    mood: 'dusk',
  },
  room('84A', 'kitchen', { id: 'interior-84A-kitchen' }),
  room('84A', 'master', { id: 'interior-84A-master' }),
  room(
    '59A',
    'living',
    { id: 'interior-59A-living' },
    { id: 'video-type59', focus: [0.5, 0.55], narrow },
  ),
  room('59A', 'kitchen', { id: 'interior-59A-kitchen' }),
  room('59A', 'master', { id: 'interior-59A-master' }),
  room('84B', 'living', { id: 'interior-84B-living' }, { id: 'home-slide-living' }),
  room('84B', 'kitchen', { id: 'interior-84B-kitchen' }, { id: 'tour-84B', narrow }),
  room('84B', 'master', { id: 'interior-84B-master' }),
  room('101', 'living', { id: 'tour-101', narrow }, { id: 'inside-101-living' }),
  room('101', 'kitchen', { id: 'inside-101-kitchen' }),
  room('101', 'master', { id: 'inside-101-master' }),
  entrance('59A', [6700, 5000], [4600, 900]),
  entrance('59B', [4150, 3950], [1300, 700]),
  entrance('84A', [7950, 4560], [4300, 900]),
  entrance('84B', [7500, 4450], [10900, 1300]),
  entrance('101', [8750, 4750], [4700, 1100]),
  ...(['59A', '59B', '84A', '84B', '101'] as const).map(dollhouse),
];

/** The lounge of the model house, a scene of its own (blender/lounge). */
export const loungeShot = {
  width: 1600,
  height: 1000,
  samples: 32,
  serves: [{ id: 'customer' }],
} as const;
