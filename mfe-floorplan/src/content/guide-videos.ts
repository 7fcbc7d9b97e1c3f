/** Names and descriptions of the three guide videos; their URLs are site facts. */
import type { SiteFacts } from '@site/contract';

export type VideoKey = keyof SiteFacts['embeds']['guideVideos'];

export interface GuideVideo {
  readonly key: VideoKey;
  readonly name: string;
  readonly title: string;
  readonly summary: string;
  readonly points: readonly string[];
}

export const guideVideos: readonly GuideVideo[] = [
  {
    key: 'location',
    name: '입지환경',
    title: '호수에서 시작되는 생활권',
    summary: '호수와 반도체 클러스터 사이, 단지가 놓인 자리를 하늘에서 내려다봅니다.',
    points: [
      '수변 산책로와 맞닿은 열 개 동의 배치',
      '반도체 클러스터와 주거지를 잇는 길',
      '단지 둘레의 공원과 생활 시설',
    ],
  },
  {
    key: 'type59',
    name: '59타입',
    title: '작은 집의 넉넉한 동선',
    summary: '59A의 거실과 평면, 주방, 안방을 차례로 보고 59B를 위에서 내려다봅니다.',
    points: [
      '59A, 거실과 두 침실을 전면에 둔 3Bay',
      '59B, 두 면으로 창을 낸 거실',
      '안방 드레스룸과 주방 팬트리',
    ],
  },
  {
    key: 'type84',
    name: '84타입',
    title: '방과 방 사이의 여유',
    summary: '84A의 거실과 주방, 안방, 84B의 모서리 거실을 차례로 보여 드립니다.',
    points: [
      '84A, 거실과 침실 셋이 나란한 4Bay와 알파룸',
      '84B, 모서리를 창으로 비운 거실',
      '아일랜드 주방과 팬트리, 현관창고',
    ],
  },
];

export const guideTexts = {
  tabs: '안내영상 선택',
  hint: '영상 재생',
} as const;

export const videoTitle = (name: string) => `${name} 안내영상`;
