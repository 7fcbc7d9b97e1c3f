import type { SiteFacts } from '@site/contract';
import { cgNote } from './cg-note';
import { householdCount } from './household-count';
import { unitTypes } from './unit-types';

export const businessGuide = {
  heading: {
    eyebrow: 'PROJECT',
    title: '일하는 도시 안,\n호숫가에 짓는 집',
    lead: '반도체 클러스터 시티 일반산업단지 안에 들어서는 공동개발 아파트입니다.',
  },
  caption: '사업개요',
  mixTitle: '타입별 세대수',
  scheduleLink: '분양일정 보기',
  notes: [cgNote, '정확한 내용은 입주자모집공고와 계약서를 확인하시기 바랍니다.'],
} as const;

/** The five rows of the overview table; a numeral is set in display size. */
export function overviewRows(site: SiteFacts) {
  const { basements, top } = site.floors;
  return [
    { term: '사업명', value: `${site.name} 공동개발 아파트` },
    { term: '대지위치', value: site.address.street },
    { term: '지역·지구', value: '일반산업단지' },
    {
      term: '건축규모',
      value: `지하 ${basements}층~지상 최고 ${top}층, 아파트 ${site.buildings}개동 및 근린생활시설`,
    },
    { term: '세대수', value: `총 ${householdCount(site.households)}`, isNumeral: true },
  ];
}

/** Households by type, in the order of the unit pages. */
export function typeMix(site: SiteFacts) {
  return unitTypes.map(({ type, area }) => ({
    type,
    area,
    count: householdCount(site.householdsByType[type]),
  }));
}
