/** The five unit types as data: everything that the viewer, the type pages and the tables say about them. */
import type { UnitType } from '@site/contract';
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

const room = (name: string, widthM: number, depthM: number): RoomSize => ({ name, widthM, depthM });

/** In the order of menus, tabs and arrows. */
export const unitTypes: readonly UnitTypeFacts[] = [
  {
    type: '59A',
    layout: '3침실 · 4Bay 판상형',
    lead: '거실과 방 셋이 같은 햇살을 나눕니다.',
    features: [
      { title: '4Bay', text: '거실과 침실 셋을 남쪽 전면에' },
      { title: 'ㄷ자형 주방', text: '돌아서면 손이 닿는 조리 동선' },
      { title: '드레스룸', text: '안방 안에 따로 둔 수납' },
    ],
    areas: { exclusive: 59.92, residentialCommon: 22.54, otherCommon: 36.98 },
    rooms: [
      room('거실', 3.9, 3.6),
      room('주방·식당', 3.9, 2.8),
      room('침실 1', 3.3, 3.9),
      room('침실 2', 2.6, 3.2),
      room('침실 3', 2.6, 3.2),
      room('드레스룸', 1.6, 1.9),
    ],
  },
  {
    type: '59B',
    layout: '3침실 · 타워형',
    lead: '두 면의 창으로 아침과 저녁이 차례로 들어옵니다.',
    features: [
      { title: '이면 개방 거실', text: '두 방향으로 트인 창' },
      { title: '대면형 주방', text: '조리하며 거실을 바라보는 배치' },
      { title: '현관 수납장', text: '들고 나는 물건이 제자리를 찾도록' },
    ],
    areas: { exclusive: 59.87, residentialCommon: 22.84, otherCommon: 36.95 },
    rooms: [
      room('거실', 3.8, 4.1),
      room('주방·식당', 3.6, 2.7),
      room('침실 1', 3.2, 3.8),
      room('침실 2', 2.7, 3),
      room('침실 3', 2.6, 3),
      room('드레스룸', 1.7, 1.8),
    ],
  },
  {
    type: '84A',
    layout: '3침실과 알파룸 · 4Bay 판상형',
    lead: '거실과 침실 셋이 나란히 호수를 봅니다.',
    features: [
      { title: '4Bay', text: '거실과 침실 셋을 남쪽 전면에' },
      { title: '알파룸', text: '서재, 놀이방, 취미실로' },
      { title: '팬트리 · 현관창고', text: '계절 물건까지 들어가는 수납' },
    ],
    areas: { exclusive: 84.97, residentialCommon: 26.31, otherCommon: 52.44 },
    rooms: [
      room('거실', 4.3, 4.6),
      room('주방·식당', 4.3, 3.2),
      room('침실 1', 3.5, 4.6),
      room('침실 2', 2.9, 3.9),
      room('침실 3', 2.9, 3.9),
      room('알파룸', 2.2, 2.2),
    ],
  },
  {
    type: '84B',
    layout: '3침실 · 타워형',
    lead: '모서리를 창으로 비워 두 방향의 물빛을 들였습니다.',
    features: [
      { title: '이면 개방 거실', text: '호수와 공원 쪽으로 트인 두 면' },
      { title: '독립형 안방', text: '드레스룸과 부부욕실까지 한 공간으로' },
      { title: '팬트리', text: '주방 곁에서 바로 꺼내 쓰는 수납' },
    ],
    areas: { exclusive: 84.91, residentialCommon: 27.13, otherCommon: 52.4 },
    rooms: [
      room('거실', 4.5, 4.4),
      room('주방·식당', 4.2, 3),
      room('침실 1', 3.6, 4.3),
      room('침실 2', 3, 3.4),
      room('침실 3', 2.9, 3.3),
      room('드레스룸', 2.1, 2.4),
    ],
  },
  {
    type: '101',
    layout: '4침실 · 4Bay 판상형',
    lead: '방 넷을 두고도 거실은 한 걸음 더 물러나 있습니다.',
    features: [
      { title: '침실 넷', text: '서재로도, 손님방으로도 쓰는 방 하나 더' },
      { title: '드레스룸', text: '두 사람의 옷이 따로 놓이는 너비' },
      { title: '와이드 주방', text: '아일랜드와 식탁이 나란히 서는 길이' },
    ],
    areas: { exclusive: 101.88, residentialCommon: 31.27, otherCommon: 62.88 },
    rooms: [
      room('거실', 4.6, 5.1),
      room('주방·식당', 4.6, 3.5),
      room('침실 1', 3.8, 4.6),
      room('침실 2', 3, 3.7),
      room('침실 3', 3, 3.7),
      room('침실 4', 2.7, 3),
      room('드레스룸', 2.4, 2.6),
    ],
  },
];

/** @throws RangeError when the route table and this file disagree about a type. */
export function unitTypeFacts(type: string): UnitTypeFacts {
  const facts = unitTypes.find((candidate) => candidate.type === type);
  if (!facts)
    throw new RangeError(`No unit type "${type}" in mfe-floorplan/src/content/unit-types.ts`);
  return facts;
}
