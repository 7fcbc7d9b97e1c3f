export const unitPlansTexts = {
  tabs: '타입 선택',
  exclusive: '전용면적',
  more: '더 알아보기',
  allTypes: '다섯 타입 한눈에 보기',
  typeColumn: '타입',
} as const;
