export const brandVideo = {
  /** Accessible name of the player. */
  player: '윤슬 레이크시티 홍보영상',
  failed: '영상을 불러오지 못했습니다. 아래 링크로 보시거나 대표번호로 문의해 주세요.',
  openFile: '새 창에서 보기',
  opensInNewTab: '새 창',
  heading: {
    eyebrow: 'BRAND FILM',
    title: '해 질 녘, 호수에 불이 켜집니다',
    lead: '노을이 남은 저녁, 호수에서 단지와 세대 안까지 차례로 담았습니다.',
  },
  scenes: [
    {
      term: '호수의 저녁',
      description: '노을이 남은 하늘 아래 열 개의 동이 모습을 드러내고, 물 위에 불빛이 번집니다.',
    },
    {
      term: '단지를 따라',
      description: '하늘에서 본 단지와 숲길, 저녁의 외관과 중앙 분수광장을 차례로 지납니다.',
    },
    {
      term: '세대 안으로',
      description:
        '지붕을 걷어 낸 84A 타입을 내려다본 뒤 거실에서 천천히 둘러보고, 101 타입 거실의 창가에 섭니다.',
    },
    {
      term: '마지막 화면',
      description: '사업명과 대표번호가 나타나고 영상이 끝납니다.',
    },
  ],
  notes: [
    '상기 영상은 소비자의 이해를 돕기 위해 CG로 제작한 것으로 실제와 차이가 있을 수 있습니다.',
  ],
} as const;
