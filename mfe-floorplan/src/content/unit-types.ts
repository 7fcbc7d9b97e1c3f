/** The five unit types: all facts and copy that the viewer, the type pages and the tables show. */
import type { UnitType } from '@site/contract';
import { planFigures } from './drawn/plan-figures';
import type { UnitAreas } from './unit-areas';

export interface RoomSize {
  readonly name: string;
  /** Inner width and depth in metres, balcony extended. */
  readonly widthM: number;
  readonly depthM: number;
}

export interface UnitTypeFacts {
  readonly type: UnitType;
  readonly layout: string;
  readonly lead: string;
  readonly features: readonly { readonly title: string; readonly text: string }[];
  readonly areas: UnitAreas;
  readonly rooms: readonly RoomSize[];
}

/** The part that is written by hand; the exclusive area and the rooms come from the drawn plan. */
type DescribedType = Omit<UnitTypeFacts, 'areas' | 'rooms'> & Omit<UnitAreas, 'exclusive'>;

/** In the order of menus, tabs and arrow buttons. */
const describedTypes: readonly DescribedType[] = [
  {
    type: '59A',
    layout: '3침실 · 3Bay 판상형',
    lead: '거실과 두 침실에 고루 햇살이 듭니다.',
    features: [
      { title: '3Bay', text: '거실과 침실 둘을 남쪽 전면에' },
      { title: '주방 · 팬트리', text: '조리대 끝에서 바로 열리는 수납' },
      { title: '드레스룸', text: '안방 안에 따로 둔 수납' },
    ],
    residentialCommon: 22.54,
    otherCommon: 36.98,
  },
  {
    type: '59B',
    layout: '3침실 · 타워형',
    lead: '두 면의 창으로 아침과 저녁이 차례로 들어옵니다.',
    features: [
      { title: '이면 개방 거실', text: '두 방향으로 트인 창' },
      { title: '창 있는 주방', text: '식탁 곁까지 닿는 서쪽 빛' },
      { title: '현관 수납장', text: '드나들며 쓰는 물건을 한곳에' },
    ],
    residentialCommon: 22.84,
    otherCommon: 36.95,
  },
  {
    type: '84A',
    layout: '3침실과 알파룸 · 4Bay 판상형',
    lead: '거실과 침실 셋을 나란히 남쪽에 두었습니다.',
    features: [
      { title: '4Bay', text: '거실과 침실 셋을 남쪽 전면에' },
      { title: '알파룸', text: '서재, 놀이방, 취미실로' },
      { title: '팬트리 · 현관창고', text: '계절 물건까지 들어가는 수납' },
    ],
    residentialCommon: 26.31,
    otherCommon: 52.44,
  },
  {
    type: '84B',
    layout: '3침실 · 타워형',
    lead: '모서리까지 창을 내어 두 방향으로 트인 거실입니다.',
    features: [
      { title: '이면 개방 거실', text: '모서리에서 만나는 두 면의 창' },
      { title: '독립형 안방', text: '드레스룸과 부부욕실까지 한 공간으로' },
      { title: '팬트리', text: '주방 곁에서 바로 꺼내 쓰는 수납' },
    ],
    residentialCommon: 27.13,
    otherCommon: 52.4,
  },
  {
    type: '101',
    layout: '4침실과 알파룸 · 4Bay 판상형',
    lead: '방이 넷이면서 거실도 한층 넓습니다.',
    features: [
      { title: '침실 넷', text: '서재로도, 손님방으로도 쓰는 방 하나 더' },
      { title: '드레스룸', text: '두 사람의 옷을 나누어 두는 너비' },
      { title: '와이드 주방', text: '아일랜드와 식탁을 나란히 두는 길이' },
    ],
    residentialCommon: 31.27,
    otherCommon: 62.88,
  },
];

export const unitTypes: readonly UnitTypeFacts[] = describedTypes.map(
  ({ residentialCommon, otherCommon, ...facts }) => {
    const { exclusive, rooms } = planFigures[facts.type];
    return {
      ...facts,
      areas: { exclusive, residentialCommon, otherCommon },
      rooms: rooms.map(named),
    };
  },
);

/** The plan writes 침실 1, which a family calls 안방: tables say both. */
function named(room: RoomSize): RoomSize {
  return room.name === '침실 1' ? { ...room, name: '안방(침실 1)' } : room;
}

/** @throws RangeError when the route table and this file disagree about a type. */
export function unitTypeFacts(type: string): UnitTypeFacts {
  const facts = unitTypes.find((candidate) => candidate.type === type);
  if (!facts)
    throw new RangeError(`No unit type "${type}" in mfe-floorplan/src/content/unit-types.ts`);
  return facts;
}
