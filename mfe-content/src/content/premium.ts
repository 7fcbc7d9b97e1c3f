import type { SiteFacts } from '@site/contract';
import { householdCount } from './household-count';

export const premium = {
  heading: {
    eyebrow: 'PREMIUM',
    title: '호수 곁에 사는 일곱 가지 이유',
    lead: '풍경에서 계약까지, 윤슬 레이크시티에서 눈여겨보실 점을 모았습니다.',
  },
  layoutLink: '단지배치도 보기',
  notes: [
    '상기 CG·지역도는 소비자의 이해를 돕기 위한 것으로 실제 크기·거리와 차이가 있습니다.',
    '표시한 거리는 단지 경계에서 잰 지도상 직선거리이며, 조망은 동·층·향에 따라 다릅니다.',
    '개발·교통·학교 계획은 관계 기관의 사정에 따라 변경되거나 취소될 수 있습니다.',
  ],
} as const;

/** The content of the picture as text. */
export function premiumFacts(site: SiteFacts) {
  const { households, buildings, floors, contractDepositPercent } = site;
  return [
    {
      title: '엇갈린 배치',
      text: '열 개의 동을 엇갈리게 놓아 동과 동 사이로 호수가 보입니다.',
    },
    {
      title: '단지에서 이어지는 물가',
      text: '분수광장을 지나 수변 데크와 수변 산책로로 바로 나갑니다.',
    },
    {
      title: '가까운 일터',
      text: '반도체 클러스터까지 약 1.8km, 출퇴근이 가깝습니다.',
    },
    {
      title: '가까운 학교',
      text: '초등학교 약 0.4km, 중·고교 약 1.0km 거리에 있습니다.',
    },
    {
      title: `${householdCount(households)}, ${buildings}개동`,
      text: `지하 ${floors.basements}층~지상 최고 ${floors.top}층 규모에 커뮤니티센터와 근린생활시설을 함께 둡니다.`,
    },
    {
      title: '다섯 가지 타입',
      text: '전용 59㎡ 두 타입, 84㎡ 두 타입, 101㎡ 한 타입으로 구성했습니다.',
    },
    {
      title: `계약금 ${contractDepositPercent}%`,
      text: `계약하실 때 분양가의 ${contractDepositPercent}%를 먼저 준비하시면 됩니다.`,
    },
  ];
}
