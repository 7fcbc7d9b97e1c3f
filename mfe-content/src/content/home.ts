/** Copy of the home page, section by section in the order of the page; home-premium.ts has the cards and the slider. */
import { formatCount, type SiteFacts } from '@site/contract';
import { cgNote, cgNoteOnPicture } from './cg-note';
import { complexLayout } from './complex-layout';
import { homePictures } from './home-pictures';
import { householdCount } from './household-count';

export const hero = {
  eyebrow: 'YUNSEUL LAKE CITY',
  /** Fixed line breaks. */
  headlineLines: ['저녁이 내리면,', '호수에 집이 켜집니다'],
  lead: '물결 위의 빛, 윤슬. 그 앞에 열 개의 동이 섭니다.',
  reservation: '모델하우스 방문예약',
  business: '사업안내',
  stopLoop: '배경 움직임 멈춤·재생',
  note: cgNoteOnPicture,
} as const;

/** Joined with `factsSeparator` between spaces, the facts line of the specification (HOME-1), character for character. */
export function heroFacts(site: SiteFacts): readonly string[] {
  const { households, buildings, floors, contractDepositPercent } = site;
  return [
    `총 ${householdCount(households)}`,
    `${buildings}개동`,
    `지하 ${floors.basements}층~지상 최고 ${floors.top}층`,
    `계약금 ${contractDepositPercent}%`,
  ];
}

export const factsSeparator = '·';

export interface LocationPoint {
  /** A distance in km, or a word for a place next to the complex. */
  readonly distance: string;
  readonly unit?: 'km';
  readonly place: string;
  readonly text: string;
}

export const location = {
  eyebrow: 'LOCATION',
  title: '물가에서 시작되는 길',
  wayLink: '오시는 길',
  points: [
    { distance: '단지 앞', place: '호수공원', text: '산책로와 수변 데크가 단지에서 이어집니다.' },
    {
      distance: '0.4',
      unit: 'km',
      place: '초등학교',
      text: '단지 서쪽에 있으며, 학교까지 큰길을 한 번 건넙니다.',
    },
    {
      distance: '1.8',
      unit: 'km',
      place: '반도체 클러스터',
      text: '출퇴근이 가까운 반도체 클러스터 생활권입니다.',
    },
    {
      distance: '2.9',
      unit: 'km',
      place: '고속도로 IC',
      text: '광역 도로망으로 바로 이어집니다.',
    },
  ] as readonly LocationPoint[],
  notes: [
    '거리는 지도상 직선거리이며 실제 이동 거리와 차이가 있습니다.',
    '개발·교통·학교 계획은 관계 기관의 사정에 따라 변경되거나 취소될 수 있습니다.',
  ],
} as const;

export const brandWord = {
  eyebrow: 'BRAND',
  word: '윤슬',
  definition: '빛을 받아 반짝이는 잔물결.',
  text: '해가 뜰 때와 질 때, 하루에 두 번 호수가 먼저 빛납니다. 그 순간을 창 앞에 담고자 이 단지를 계획했습니다.',
  link: '브랜드 소개',
} as const;

export const overview = {
  eyebrow: 'OVERVIEW',
  lead: '일반산업단지 안, 물가에 들어서는 공동개발 아파트입니다. 아파트 10개동과 근린생활시설을 함께 짓습니다.',
  link: '사업안내',
  scheduleLink: '분양일정',
  mapLink: '입지안내',
  panels: { business: '사업개요', location: '입지환경', premium: '프리미엄' },
  mapNotes: [
    '상기 CG·지역도는 소비자의 이해를 돕기 위한 것으로 실제 크기·거리와 차이가 있습니다.',
    '개발·교통·학교 계획은 관계 기관의 사정에 따라 변경되거나 취소될 수 있습니다.',
  ],
  aerialNote: `※ ${cgNote}`,
} as const;

/** With a fixed line break, like the headline of the hero. */
export function overviewTitle({ address, households }: SiteFacts): string {
  return `${address.region},
호수 앞 ${householdCount(households)}`;
}

/** The first figure is the large one. */
export function overviewFigures(site: SiteFacts) {
  return [
    { term: '총 세대수', figure: formatCount(site.households), unit: '세대' },
    { term: '아파트', figure: String(site.buildings), unit: '개동' },
    { term: '지상 최고', figure: String(site.floors.top), unit: '층' },
    { term: '계약금', figure: String(site.contractDepositPercent), unit: '%' },
  ];
}

export const unitSection = {
  eyebrow: 'UNIT PLAN',
  title: '물빛을 품은 다섯 가지 타입',
  lead: '59㎡부터 101㎡까지, 평면과 E-모델하우스를 한자리에서 보실 수 있습니다.',
  plans: '타입안내',
  modelHouse: 'E-모델하우스',
} as const;

export const complex = {
  eyebrow: 'COMPLEX',
  title: '호수 쪽으로 열린 단지',
  linkText: '더 알아보기',
  items: [
    {
      title: '단지배치도',
      text: '호수를 따라 동을 놓고, 주차장은 지하에 두었습니다.',
      picture: homePictures.complexLayout,
      routeId: 'complex-layout',
      fragment: '',
      destination: '단지배치도',
    },
    {
      title: '단지 특화설계',
      text: '층마다 다른 불빛이 옥탑의 조명선으로 이어집니다.',
      picture: homePictures.complexDesign,
      routeId: 'complex-layout',
      fragment: complexLayout.specialDesign.id,
      destination: complexLayout.specialDesign.title,
    },
    {
      title: '커뮤니티',
      text: '분수광장을 가운데 두고 커뮤니티센터와 레이크 라운지가 마주 봅니다.',
      picture: homePictures.complexCommunity,
      routeId: 'community',
      fragment: '',
      destination: '커뮤니티',
    },
  ],
  notes: [cgNote, '단지 내 조경, 식재 계획과 시설물의 위치는 실제 시공 시 변경될 수 있습니다.'],
} as const;

export const visit = {
  eyebrow: 'RESERVATION',
  title: '방문예약 등록',
  note: cgNoteOnPicture,
} as const;
