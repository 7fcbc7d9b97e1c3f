import type { UnitType } from '@site/contract';

export const comparisonTexts = {
  title: '타입 비교',
  otherTitle: '다른 타입 비교',
  term: '구분',
  layout: '평면 구성',
  exclusive: '주거전용면적',
  areasAndHouseholds: '면적과 세대수',
  rooms: '실별 크기 (가로 × 세로)',
  noRoom: '없음',
  onlyHere: '이 타입에만 있음',
  same: '같음',
} as const;

export const comparisonCaption = (one: UnitType, other: UnitType) =>
  `${one}㎡와 ${other}㎡ 타입 비교표`;
export const pairName = (one: UnitType, other: UnitType) => `${one} · ${other}`;
export const compareWith = (type: UnitType) => `${type}㎡와 비교`;
export const detailLabel = (type: UnitType) => `${type}㎡ 자세히 보기`;
export const widerNote = (area: string) => `${area}㎡ 더 넓음`;
export const moreNote = (households: number) => `${households}세대 더 많음`;
/** @returns for example `4.3 × 4.5m` */
export const roomSize = (widthM: number, depthM: number) =>
  `${widthM.toFixed(1)} × ${depthM.toFixed(1)}m`;
