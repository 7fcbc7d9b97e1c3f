/** Copy of the interior pages, three rooms each. Types without an entry have no interior page in this remote. */
import type { UnitType } from '@site/contract';

export type InteriorType = Extract<UnitType, '59A' | '84A' | '84B'>;
export type InteriorRoomKey = 'living' | 'kitchen' | 'master';

export interface InteriorRoom {
  readonly key: InteriorRoomKey;
  readonly name: string;
  readonly caption: string;
  readonly materials: readonly { readonly term: string; readonly description: string }[];
}

export interface Interior {
  readonly type: InteriorType;
  readonly lead: string;
  readonly rooms: readonly InteriorRoom[];
}

const livingMaterials = (wall: string) => [
  { term: '바닥', description: '오크 무늬목 마루' },
  { term: '아트월', description: wall },
  { term: '천장', description: '우물천장, 간접 조명' },
];

const kitchenMaterials = (counter: string) => [
  { term: '상판', description: counter },
  { term: '벽', description: '대형 포세린 타일' },
  { term: '가구', description: '무광 도장 도어, 손잡이 없는 서랍' },
];

const masterMaterials = (storage: string) => [
  { term: '바닥', description: '오크 무늬목 마루' },
  { term: '벽', description: '직물 질감 실크 벽지' },
  { term: '수납', description: storage },
];

const interiors: readonly Interior[] = [
  {
    type: '59A',
    lead: '밝은 오크와 흰 벽, 군더더기 없는 집',
    rooms: [
      {
        key: 'living',
        name: '거실',
        caption: '벽을 비우고 창을 넓게 둔 거실',
        materials: livingMaterials('밝은 회색 포세린 타일'),
      },
      {
        key: 'kitchen',
        name: '주방·식당',
        caption: '식탁을 가운데 두고 팬트리로 이어지는 주방',
        materials: kitchenMaterials('흰색 엔지니어드 스톤'),
      },
      {
        key: 'master',
        name: '안방(침실 1)',
        caption: '드레스룸으로 이어지는 안방',
        materials: masterMaterials('안방 드레스룸 시스템 선반'),
      },
    ],
  },
  {
    type: '84A',
    lead: '물가의 돌과 나무를 닮은 색, 저녁빛이 오래 머무는 집',
    rooms: [
      {
        key: 'living',
        name: '거실',
        caption: '창밖으로 호수가 보이는 거실',
        materials: livingMaterials('대리석 무늬 포세린 타일'),
      },
      {
        key: 'kitchen',
        name: '주방·식당',
        caption: '아일랜드를 가운데 둔 대면형 주방',
        materials: kitchenMaterials('대리석 무늬 엔지니어드 스톤'),
      },
      {
        key: 'master',
        name: '안방(침실 1)',
        caption: '남쪽으로 창을 낸 안방',
        materials: masterMaterials('드레스룸 시스템 선반, 화장대'),
      },
    ],
  },
  {
    type: '84B',
    lead: '두 면의 창으로 벽을 비우고 풍경을 앞에 둔 집',
    rooms: [
      {
        key: 'living',
        name: '거실',
        caption: '모서리까지 창으로 열린 거실',
        materials: livingMaterials('짙은 회색 포세린 타일'),
      },
      {
        key: 'kitchen',
        name: '주방·식당',
        caption: '창을 마주 보고 서는 주방',
        materials: kitchenMaterials('연회색 엔지니어드 스톤'),
      },
      {
        key: 'master',
        name: '안방(침실 1)',
        caption: '드레스룸과 욕실을 곁에 둔 안방',
        materials: masterMaterials('독립 드레스룸 시스템 선반'),
      },
    ],
  },
];

/** A room as shown on a floor-plan page. */
export interface InsideRoom {
  readonly key: InteriorRoomKey;
  readonly name: string;
  readonly caption: string;
}

/**
 * 101 has no interior page (specification): its floor-plan page shows all three rooms.
 * @public imagery/ draws them.
 */
export const insideOf101: readonly InsideRoom[] = [
  { key: 'living', name: '거실', caption: '남쪽으로 창을 넓게 연 거실' },
  { key: 'kitchen', name: '주방·식당', caption: '거실과 마주 보는 대면형 주방' },
  { key: 'master', name: '안방(침실 1)', caption: '드레스룸과 욕실로 이어지는 안방' },
];

/** @returns living room and kitchen, for 101 the bedroom too; none for 59B, of which no room picture exists */
export function insideRooms(type: UnitType): readonly InsideRoom[] {
  if (type === '101') return insideOf101;
  const rooms = findInterior(type)?.rooms ?? [];
  return rooms.flatMap(({ key, name, caption }) =>
    key === 'master' ? [] : [{ key, name, caption }],
  );
}

/** @returns undefined for a type without an interior page. */
export function findInterior(type: string): Interior | undefined {
  return interiors.find((interior) => interior.type === type);
}

/** @throws RangeError when the route table names a type without an interior. */
export function interiorOf(type: string): Interior {
  const interior = findInterior(type);
  if (!interior)
    throw new RangeError(`No interior "${type}" in mfe-floorplan/src/content/interiors.ts`);
  return interior;
}

export const interiorTexts = {
  plan: '평면도 보기',
  modelHouse: 'E-모델하우스에서 둘러보기',
} as const;

export const interiorEyebrow = (type: InteriorType) => `INTERIOR ${type}`;
