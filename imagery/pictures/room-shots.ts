import type { Served } from '../site/shots';
import type { UnitType } from '../units/unit';

/** One picture of a room: its model, its view and the pages that use it. */
export interface RoomShot {
  readonly unit: UnitType;
  /** A view of imagery/blender/unit/render.py. */
  readonly view: 'doll' | 'living' | 'kitchen' | 'master';
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

const dollhouse = (unit: UnitType): RoomShot => ({
  unit,
  view: 'doll',
  width: 1200,
  samples: 20,
  serves: [{ id: `doll-${unit}` }],
});

/** The stage of a tour or clip on a phone. */
const narrow = { ratio: 1.333 };

/** In the order of rendering: the pictures that most visitors see come first. */
export const roomShots: readonly RoomShot[] = [
  room(
    '84A',
    'living',
    { id: 'interior-84A-living' },
    { id: 'tour-84A', narrow },
    { id: 'menu-unit' },
    { id: 'clip-type84', focus: [0.5, 0.55], narrow },
  ),
  room(
    '84A',
    'kitchen',
    { id: 'interior-84A-kitchen' },
    { id: 'banner-room', focus: [0.5, 0.55], narrow: { ratio: 1.6 } },
  ),
  room('84A', 'master', { id: 'interior-84A-master' }),
  room(
    '59A',
    'living',
    { id: 'interior-59A-living' },
    { id: 'clip-type59', focus: [0.5, 0.55], narrow },
  ),
  room('59A', 'kitchen', { id: 'interior-59A-kitchen' }),
  room('59A', 'master', { id: 'interior-59A-master' }),
  room('84B', 'living', { id: 'interior-84B-living' }, { id: 'home-slide-living' }),
  room('84B', 'kitchen', { id: 'interior-84B-kitchen' }, { id: 'tour-84B', narrow }),
  room('84B', 'master', { id: 'interior-84B-master' }),
  room('101', 'living', { id: 'tour-101', narrow }, { id: 'home-card-living' }),
  room('101', 'kitchen', { id: 'customer' }),
  ...(['59A', '59B', '84A', '84B', '101'] as const).map(dollhouse),
];
