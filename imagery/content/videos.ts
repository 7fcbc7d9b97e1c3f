import { defaultSite } from '@site/contract';

const { name, phone, households, buildings, floors } = defaultSite;

/** Text over a picture: the first line large, the second one small. */
export interface VideoWords {
  readonly title: string;
  readonly detail?: string;
}

/** All copy of the videos. Pages repeat the important parts as HTML text; titles need glyphs of the serif headline font. */
export const videoWords = {
  cards: {
    promotion: { title: '해 질 녘, 호수에 불이 켜집니다', detail: name },
    location: { title: '호수에서 시작되는 생활권', detail: `${name} 입지환경` },
    type59: { title: '작은 집의 넉넉한 동선', detail: `${name} 59타입` },
    type84: { title: '방과 방 사이의 여유', detail: `${name} 84타입` },
  },
  water: { title: '윤슬', detail: '빛이 물 위에서 잘게 부서지는 시간' },
  towers: {
    title: `호수를 마주한 ${buildings}개 동`,
    detail: `총 ${households.toLocaleString('ko-KR')}세대`,
  },
  facade: {
    title: '저녁 하늘을 밝히는 외관',
    detail: `지하 ${floors.basements}층~지상 최고 ${floors.top}층`,
  },
  park: { title: '숲길이 있는 지상', detail: '나무 사이로 걷는 단지 안 공원' },
  plaza: { title: '중앙 분수광장', detail: '수변 데크와 산책로로 이어집니다' },
  map: { title: '일터는 가깝게, 물가는 더 가깝게' },
  shore: { title: '물을 향해 비켜 선 배치', detail: '단지를 두른 호수와 산책로' },
  path: { title: '물가에서 시작되는 길', detail: '단지 앞 호수공원' },
  plan59A: { title: '59A 평면', detail: '거실과 두 침실이 전면에 놓인 3Bay' },
  doll59A: { title: '59A 입체 평면', detail: '현관에서 안방까지 이어지는 동선' },
  kitchen59A: { title: '59A 주방과 식당' },
  master59A: { title: '59A 안방', detail: '드레스룸이 딸린 침실 1' },
  doll59B: { title: '59B 입체 평면', detail: '두 면으로 창을 낸 거실' },
  plan84A: { title: '84A 평면', detail: '거실과 침실 셋이 나란한 4Bay' },
  doll84A: { title: '84A 입체 평면', detail: '알파룸과 팬트리까지 한눈에' },
  turn84A: { title: '84A 거실', detail: '창 너머로 보이는 호수' },
  kitchen84A: { title: '84A 주방', detail: '아일랜드와 팬트리' },
  master84A: { title: '84A 안방', detail: '드레스룸이 딸린 침실 1' },
  living84B: { title: '84B 거실', detail: '두 면으로 열린 모서리 창' },
  living101: { title: '101 거실', detail: '호수가 들어오는 창가' },
  closing: {
    eyebrow: '분양 문의',
    name,
    phone: phone.display,
    hours: phone.hours,
    notice: '영상의 CG는 소비자의 이해를 돕기 위한 것으로 실제와 차이가 있을 수 있습니다.',
  },
  notices: {
    render: '이해를 돕기 위한 CG로 실제와 차이가 있을 수 있습니다.',
    drawing: '이해를 돕기 위한 개념도로 실제와 차이가 있을 수 있습니다.',
  },
} as const;
