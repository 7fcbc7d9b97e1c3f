import type { UnitType } from '../../../units/unit';

export const planWords = {
  entrance: '출입구',
  north: 'N',
  expansion: '발코니 확장선',
  note: '발코니 확장형 기준 · 단위 mm',
} as const;

export const planTitle = (type: UnitType) => `${type} 타입 평면도`;
