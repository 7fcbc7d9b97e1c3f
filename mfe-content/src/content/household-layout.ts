import type { Building, Line } from './household-ranges';

export const householdLayout = {
  heading: {
    eyebrow: 'HOUSEHOLD LAYOUT',
    title: '우리 집은 몇 동, 몇 호일까요',
    lead: '동마다 라인과 층, 타입을 정리했습니다. 호 번호는 층과 라인을 이어 읽습니다. 12층 3라인이면 1203호입니다.',
  },
  sheet: '동·호수 배치도',
  chart: {
    title: '동별 라인과 층',
    label: '동마다 라인별 타입과 층을 높이로 나타낸 그림. 같은 내용이 아래 표에 있습니다.',
  },
  table: {
    caption: '동·호수 배치표',
    building: '동',
    floors: '층수',
    households: '세대수',
    total: '합계',
    byType: '타입별 세대수',
    type: '타입',
  },
  ground: '라인이 시작하는 층 아래는 필로티와 부대시설입니다.',
  notes: [
    '상기 동·호수 배치도 이미지는 소비자의 이해를 돕기 위한 것으로 실제와 차이가 있을 수 있습니다.',
    '단지 내 조경, 식재 계획과 시설물의 위치는 실제 시공 시 변경될 수 있습니다.',
  ],
} as const;

/** @returns for example `101동` */
export function buildingName({ number }: Building): string {
  return `${number}동`;
}

/** @param index counts from 0 @returns for example `1호` */
export function lineName(index: number): string {
  return `${index + 1}호`;
}

/** @returns for example `3~35층` */
export function floorRange({ from, to }: Line): string {
  return `${from}~${to}층`;
}

/** @returns for example `지상 35층` */
export function floorCount(floors: number): string {
  return `지상 ${floors}층`;
}

/** Labels of the tool that finds a unit by building, line and floor. */
export const unitFinder = {
  title: '동·호수별 타입 보기',
  lead: '동과 라인, 층을 고르시면 그 집의 타입을 알려 드립니다. 그림에서 바로 고르셔도 됩니다.',
  pick: '그림에서 세대 선택. 방향키로 층과 라인 이동',
  touch: '층과 라인을 눌러 선택',
  building: '동',
  line: '라인',
  floor: '층',
  floorBelow: '한 층 아래로',
  floorAbove: '한 층 위로',
  planLink: '평면 보기',
} as const;

/** @returns for example `103동 1203호` */
export function unitName(building: number, floor: number, lineIndex: number): string {
  return `${building}동 ${floor}${String(lineIndex + 1).padStart(2, '0')}호`;
}

/** @returns for example `12층` */
export function floorName(floor: number): string {
  return `${floor}층`;
}
