import type { ImageAsset } from '@site/design';
import { cgNote } from './cg-note';
import { pictures } from './pictures';

export interface UpcomingPage {
  /** What the page will show, and when. */
  readonly lead: string;
  readonly when: string;
  /** Ids in the contract's route table: pages that help until then. */
  readonly related: readonly { readonly routeId: string; readonly text: string }[];
  readonly images?: readonly ImageAsset[];
}

/** The spelling of the title is that of the specification. */
export const comingSoon = {
  title: 'COMEING SOON',
  text: '준비 중입니다.',
  relatedTitle: '먼저 보실 수 있는 안내',
  visit: '상담·방문예약',
  notes: [cgNote],
} as const;

const withAnnouncement = '입주자모집공고와 함께 공개합니다.';

const upcomingPages: Readonly<Record<string, UpcomingPage>> = {
  community: {
    lead: '커뮤니티센터와 레이크 라운지, 주민운동시설과 어린이집의 평면과 운영 계획을 안내해 드립니다.',
    when: withAnnouncement,
    related: [
      { routeId: 'complex-layout', text: '단지배치도에서 시설 위치 보기' },
      { routeId: 'premium', text: '프리미엄 보기' },
    ],
    images: [pictures.communityPlaza, pictures.locationPark],
  },
  'floor-plan-114B': {
    lead: '101B 타입의 평면도와 면적, 실별 크기를 안내해 드립니다.',
    when: withAnnouncement,
    related: [
      { routeId: 'floor-plan-101', text: '101 타입 평면 보기' },
      { routeId: 'model-house', text: 'E-모델하우스 둘러보기' },
    ],
  },
  'interior-59B': {
    lead: '59B 타입의 거실과 주방, 안방을 사진으로 안내해 드립니다.',
    when: '모델하우스 공개와 함께 올립니다.',
    related: [
      { routeId: 'floor-plan-59B', text: '59B 타입 평면 보기' },
      { routeId: 'interior-59A', text: '59A 인테리어 보기' },
    ],
  },
  'subscription-guide': {
    lead: '인터넷 청약의 신청 순서와 접수 시간, 준비하실 인증서를 안내해 드립니다.',
    when: withAnnouncement,
    related: [
      { routeId: 'subscription-checkpoints', text: '청약 체크포인트 보기' },
      { routeId: 'sales-schedule', text: '분양일정 보기' },
    ],
  },
  'stamp-tax': {
    lead: '계약서에 붙이는 전자수입인지의 금액과 납부 방법, 납부 시기를 안내해 드립니다.',
    when: '정당계약 전에 공개합니다.',
    related: [
      { routeId: 'contract-documents', text: '계약서류 안내 보기' },
      { routeId: 'sales-schedule', text: '분양일정 보기' },
    ],
  },
};

/** @returns undefined for a route that is not a placeholder. */
export function upcomingPage(routeId: string): UpcomingPage | undefined {
  return upcomingPages[routeId];
}
