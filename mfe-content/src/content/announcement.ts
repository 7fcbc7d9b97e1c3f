import type { SiteFacts } from '@site/contract';
import { householdCount } from './household-count';
import { unitTypes } from './unit-types';

export const announcement = {
  heading: { eyebrow: 'SALES NOTICE', title: '입주자모집공고' },
  /** The file is part of the release; the link is shown even while it does not exist yet. */
  file: '/announcement.pdf',
  open: '모집공고 PDF 확인하기',
  loading: '파일을 로딩 중입니다...',
  close: '닫기',
  blocked: '새 창이 차단되었습니다.',
  openHere: 'PDF 바로 열기',
  inApp: '앱 안에서는 PDF가 보이지 않을 수 있어 휴대폰 브라우저로 엽니다.',
  terms: { date: '공고일', phone: '문의' },
  notes: [
    '정확한 내용은 입주자모집공고 원문을 확인하시기 바랍니다.',
    '공고일은 예정이며 변경될 수 있습니다.',
  ],
} as const;

/** The key facts of the announcement that are plain text. */
export function announcementFacts(site: SiteFacts) {
  return [
    { term: '사업명', description: `${site.name} 공동개발 아파트` },
    { term: '대지위치', description: site.address.street },
    {
      term: '공급규모',
      description: `총 ${householdCount(site.households)} · ${site.buildings}개동`,
    },
    {
      term: '건축규모',
      description: `지하 ${site.floors.basements}층~지상 최고 ${site.floors.top}층`,
    },
    { term: '주택형', description: unitTypes.map(({ type }) => type).join(' · ') },
    { term: '계약금', description: `${site.contractDepositPercent}%` },
  ];
}
