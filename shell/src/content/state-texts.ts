import type { SiteFacts } from '@site/contract';

/** Announced by screen readers while something loads. */
export const loadingText = '불러오는 중입니다';

/** Texts of error pages and of sections that cannot be shown. */
export const notFoundText = {
  title: 'Not Found',
  message: '요청하신 페이지를 찾을 수 없습니다.',
  home: '홈으로',
} as const;

export const unavailableText = {
  message: '목록을 불러오지 못했습니다.',
  retry: '다시 시도',
} as const;

export const sectionUnavailableText = {
  message: '이 내용을 잠시 표시할 수 없습니다.',
  reload: '다시 불러오기',
} as const;

export function callUs({ phone }: SiteFacts): string {
  return `전화상담 ${phone.display}`;
}

export function consultUs({ phone }: SiteFacts): string {
  return `상담 ${phone.display}`;
}
