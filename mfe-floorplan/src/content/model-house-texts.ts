export const modelHouseTexts = {
  eyebrow: 'VIRTUAL TOUR',
  title: '집에서 먼저 둘러보는 모델하우스',
  lead: '타입을 고르고 화면을 움직여 거실과 주방, 침실을 둘러보세요. 실물 모델하우스는 방문예약 후 안내해 드립니다.',
  plans: '타입별 평면 보기',
} as const;
