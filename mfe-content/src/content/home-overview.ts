import { formatCount, type SiteFacts } from '@site/contract';
import { cgNote } from './cg-note';
import { householdCount } from './counts';

export const overview = {
  eyebrow: 'OVERVIEW',
  lead: '일반산업단지 안, 물가에 들어서는 공동개발 아파트입니다. 열 개의 동과 근린생활시설을 함께 짓습니다.',
  link: '사업안내',
  mapLink: '입지안내',
  panels: { business: '사업개요', location: '입지환경', premium: '프리미엄' },
  mapNotes: [
    '상기 CG·지역도는 소비자의 이해를 돕기 위한 것으로 실제 크기·거리와 차이가 있습니다.',
    '개발·교통·학교 계획은 관계 기관의 사정에 따라 변경되거나 취소될 수 있습니다.',
  ],
  aerialNote: `※ ${cgNote}`,
} as const;

/** Broken by hand, like the headline. */
export function overviewTitle({ address, households }: SiteFacts): string {
  return `${address.region},
호수 앞 ${householdCount(households)}`;
}

export interface OverviewFigure {
  readonly term: string;
  readonly figure: string;
  readonly unit: string;
}

/** The first leads the group, the others are half its size. */
export function overviewFigures(site: SiteFacts): readonly OverviewFigure[] {
  return [
    { term: '총 세대수', figure: formatCount(site.households), unit: '세대' },
    { term: '아파트', figure: String(site.buildings), unit: '개동' },
    { term: '지상 최고', figure: String(site.floors.top), unit: '층' },
    { term: '계약금', figure: String(site.contractDepositPercent), unit: '%' },
  ];
}
