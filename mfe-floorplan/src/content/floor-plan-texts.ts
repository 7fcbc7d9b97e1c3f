import type { UnitType } from '@site/contract';

export const floorPlanTexts = {
  areas: '면적',
  kind: '구분',
  exclusive: '주거전용면적',
  residentialCommon: '주거공용면적',
  otherCommon: '기타공용면적',
  rooms: '실별 크기',
  metre: 'm',
  dollEyebrow: 'BIRD’S-EYE',
  dollTitle: '지붕을 열면',
  dollLead: '방과 방 사이의 동선과 가구 배치를 위에서 보실 수 있습니다.',
  insideEyebrow: 'INSIDE',
  insideTitle: '문을 열고 들어서면',
  interior: '인테리어 보기',
  modelHouse: 'E-모델하우스에서 둘러보기',
  furtherType: '101B㎡ 타입 보기',
  otherTypes: '다른 타입',
} as const;

export const areaCaption = (type: UnitType) => `${type} 타입 면적표`;
export const planLabel = (type: UnitType) => `${type} 타입 평면도`;
