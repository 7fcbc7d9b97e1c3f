import { formatCount } from '@site/contract';
import { pageTitle } from './press-texts';

/** No label here contains 제목, 요약 or 본문, the labels of the admin panel's fields. */
export const searchTexts = {
  label: '언론보도 검색',
  submit: '검색',
  placeholder: '검색어를 입력해 주세요',
  all: '전체 목록',
  found: (text: string, count?: number) =>
    `‘${text}’ 검색 결과${count === undefined ? '' : ` ${formatCount(count)}건`}`,
  none: (text: string) => `‘${text}’ 검색 결과가 없습니다.`,
  /** The search ended before the end of the list, and the list's button continues it. */
  goesOn: '더보기를 누르시면 이전 기사에서 이어서 찾습니다.',
} as const;

/** By route id, as in the contract's heads.ts, which a page does not load. */
const titles = {
  'press-list': '언론보도',
  'press-admin': '언론보도 관리',
  search: searchTexts.label,
} as const;

export const listTitle = (shown: keyof typeof titles, siteName: string) =>
  pageTitle(titles[shown], siteName);
