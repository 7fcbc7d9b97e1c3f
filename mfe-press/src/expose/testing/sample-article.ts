import type { Article, ArticleSummary } from '@site/contract';
import { defaultSite } from '@site/host';

export const article: Article = {
  id: '0123456789abcdef01234567',
  siteId: defaultSite.key,
  title: '모델하우스 개관',
  summary: '주말부터 문을 엽니다.',
  content: '첫 문단\r\n\r\n둘째 문단',
  date: '2026-11-20T06:04:00.000Z',
  views: 1204,
};

const summaryOf = ({ content: _, ...summary }: Article): ArticleSummary => summary;

/** Rows of a list, 기사 1 and so on. */
export const rows = (count: number, from = 1): ArticleSummary[] =>
  Array.from({ length: count }, (_, index) => ({
    ...summaryOf(article),
    id: `${from + index}`.padStart(24, '0'),
    title: `기사 ${from + index}`,
  }));

/** Without markup. */
export const text = (html: string) =>
  html
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

/** For a whole file: React reports its warnings as errors of the console. */
export function failOnConsoleErrors(): void {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation((message) => {
      throw new Error(String(message));
    });
  });
}
