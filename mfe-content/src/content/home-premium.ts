/** Copy of home's premium section: the four cards, and the slider that a phone shows in the overview. */
import { cgNote } from './cg-note';
import { homePictures } from './home-pictures';

export const premiumSection = {
  eyebrow: 'PREMIUM',
  title: '윤슬을 만드는 네 가지',
  linkText: '더 알아보기',
  cards: [
    {
      number: 'PREMIUM 01',
      picture: homePictures.cardLake,
      title: '엇갈린 배치',
      texts: ['호수공원 산책로와 맞닿은 단지.', '동과 동 사이로 호수가 보입니다.'],
      routeId: 'premium',
      destination: '입지 프리미엄',
    },
    {
      number: 'PREMIUM 02',
      picture: homePictures.cardFacade,
      title: '저녁 하늘을 밝히는 외관',
      texts: ['옥탑 경관 구조물과 수직 조명선.', '해가 지면 호수에 비칩니다.'],
      routeId: 'brand-intro',
      destination: '브랜드 소개',
    },
    {
      number: 'PREMIUM 03',
      picture: homePictures.cardLiving,
      title: '호수를 보는 거실',
      texts: ['84A 타입의 전면 4Bay와 알파룸.', '창만 열면 가까운 물빛입니다.'],
      routeId: 'floor-plan-84A',
      destination: '84A 타입 평면',
    },
    {
      number: 'PREMIUM 04',
      picture: homePictures.cardPark,
      title: '물가의 커뮤니티',
      texts: ['중앙 분수광장과 수변 데크, 수변 산책로.', '아이와 나란히 걷는, 차 없는 단지입니다.'],
      routeId: 'complex-layout',
      destination: '단지배치도',
    },
  ],
  notes: [cgNote, '호수 조망은 동·호수에 따라 다릅니다.'],
} as const;

/** The seven slides of the slider on a phone (SLIDER-1). */
export const premiumSlides = [
  {
    picture: homePictures.slideLake,
    title: '호수공원',
    description: '단지 앞에서 시작해 물가를 따라 도는 산책로입니다.',
  },
  {
    picture: homePictures.slideLayout,
    title: '엇갈린 배치',
    description: '열 개의 동을 엇갈리게 놓아 동과 동 사이로 호수가 보입니다.',
  },
  {
    picture: homePictures.slideFacade,
    title: '저녁 하늘을 밝히는 외관',
    description: '옥탑 경관 구조물과 수직 조명선을 계획했습니다.',
  },
  {
    picture: homePictures.slideLiving,
    title: '호수를 보는 거실',
    description: '84A 타입은 거실과 침실 셋이 나란한 4Bay입니다.',
  },
  {
    picture: homePictures.slidePark,
    title: '숲길이 있는 지상',
    description: '주차장은 지하 두 층에 두고, 지상은 나무와 길로 채웁니다.',
  },
  {
    picture: homePictures.slidePlaza,
    title: '중앙 분수광장',
    description: '광장을 가운데 두고 주민 시설을 둘러 배치했습니다.',
  },
  {
    picture: homePictures.slideCluster,
    title: '반도체 클러스터 생활권',
    description: '반도체 클러스터의 일터까지 직선거리 1.8km입니다.',
  },
] as const;

export const sliderLabels = {
  list: '프리미엄',
  previous: '이전',
  next: '다음',
  stop: '자동 넘김 멈춤',
  start: '자동 넘김 시작',
  /** @param position counts from 1 */
  status: (position: number, count: number) => `${count}장 중 ${position}번째`,
} as const;

export const sliderNotes = [
  cgNote,
  '호수 조망은 동·호수에 따라 다르며, 거리는 지도상 직선거리입니다.',
] as const;
