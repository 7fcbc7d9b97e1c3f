/** Labels of the tool that finds a home by building, line and floor. */
export const homeFinder = {
  title: '동·호수별 타입 보기',
  lead: '동과 라인, 층을 고르시면 그 집의 타입을 알려드립니다. 그림에서 바로 고르셔도 됩니다.',
  pick: '그림에서 세대 지정. 방향키로 층과 라인 이동',
  building: '동',
  line: '라인',
  floor: '층',
  floorBelow: '한 층 아래로',
  floorAbove: '한 층 위로',
  planLink: '평면 보기',
} as const;

/** @returns for example `103동 1203호` */
export function homeName(building: number, floor: number, lineIndex: number): string {
  return `${building}동 ${floor}${String(lineIndex + 1).padStart(2, '0')}호`;
}

/** @returns for example `12층` */
export function floorName(floor: number): string {
  return `${floor}층`;
}
