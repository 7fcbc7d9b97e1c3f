export const brandWord = {
  eyebrow: 'BRAND',
  word: '윤슬',
  definition: '빛을 받아 반짝이는 잔물결.',
  text: '해가 뜰 때와 질 때, 하루에 두 번 호수가 먼저 빛납니다. 그 시간을 창 앞에 두는 일에서 이 단지를 시작했습니다.',
  link: '브랜드 소개',
} as const;
