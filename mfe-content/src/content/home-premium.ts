import { cgNote } from './cg-note';
import { homePictures } from './pictures-home';

export const premium = {
  eyebrow: 'PREMIUM',
  title: '네 가지 물빛',
  linkText: '더 알아보기',
  cards: [
    {
      number: 'PREMIUM 01',
      picture: homePictures.cardLake,
      title: '호수를 마주한 배치',
      texts: ['호수공원 산책로와 맞닿은 단지.', '열 개의 동을 물가로 열었습니다.'],
      routeId: 'premium',
      destination: '입지 프리미엄',
    },
    {
      number: 'PREMIUM 02',
      picture: homePictures.cardFacade,
      title: '저녁을 긋는 외관',
      texts: ['옥탑 경관 구조물과 수직 조명선.', '해가 지면 호수에 한 번 더 섭니다.'],
      routeId: 'brand-intro',
      destination: '브랜드 소개',
    },
    {
      number: 'PREMIUM 03',
      picture: homePictures.cardLiving,
      title: '호수가 들어오는 거실',
      texts: ['84A 타입의 전면 4Bay와 알파룸.', '창 하나만큼 가까운 물빛입니다.'],
      routeId: 'floor-plan-84A',
      destination: '84A 타입 평면',
    },
    {
      number: 'PREMIUM 04',
      picture: homePictures.cardPark,
      title: '물가의 커뮤니티',
      texts: ['수변 광장과 데크, 순환 산책로.', '아이와 나란히 걷는 지상입니다.'],
      routeId: 'complex-layout',
      destination: '단지배치도',
    },
  ],
  notes: [cgNote, '호수 조망은 동·호수에 따라 다릅니다.'],
} as const;
