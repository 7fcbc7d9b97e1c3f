import { cgNote } from './cg-note';

export const brandIntro = {
  opening: {
    eyebrow: 'YUNSEUL',
    title: '빛이 물 위에서\n잘게 부서지는 시간',
    lead: '윤슬은 햇빛이나 달빛에 비치어 반짝이는 잔물결을 이르는 우리말입니다. 하루의 끝에 그 빛을 먼저 만나는 집, 윤슬 레이크시티의 이름은 거기에서 시작했습니다.',
  },
  name: {
    eyebrow: 'THE NAME',
    title: '이름에 담은 두 낱말',
    parts: [
      {
        term: '윤슬',
        description:
          '물결과 빛이 만나 생기는 풍경입니다. 계절과 시간에 따라 달라지는 호수의 표정을 집 안으로 들이겠다는 뜻을 담았습니다.',
      },
      {
        term: '레이크시티',
        description:
          '호수와 도시를 함께 누리는 자리입니다. 산책은 물가에서, 일과는 도시에서 이어지는 생활을 뜻합니다.',
      },
    ],
  },
  promises: {
    eyebrow: 'PHILOSOPHY',
    title: '우리가 지키는 세 가지',
    items: [
      {
        eyebrow: 'VIEW',
        title: '엇갈린 배치',
        text: '열 개의 동을 엇갈리게 놓아 동과 동 사이로 호수가 보입니다.',
      },
      {
        eyebrow: 'WALK',
        title: '차 없는 지상',
        text: '주차장은 지하에 두고, 지상은 분수광장에서 수변 산책로까지 걷는 길로 이었습니다.',
      },
      {
        eyebrow: 'LIVING',
        title: '생활에 맞춘 다섯 가지 타입',
        text: '전용 59㎡부터 101㎡까지, 가족 수와 생활 동선에 맞춰 고를 수 있습니다.',
      },
    ],
  },
  closing: {
    eyebrow: 'BRAND FILM',
    title: '저녁의 호수를\n영상으로 만나 보세요',
    videoLink: '홍보영상 보기',
    guideLink: '사업안내 보기',
    note: `※ ${cgNote}`,
  },
  notes: [cgNote, '조망은 동·층·향에 따라 다르며 일부 세대는 제한될 수 있습니다.'],
} as const;
