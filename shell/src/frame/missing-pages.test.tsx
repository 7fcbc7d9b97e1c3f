import { renderToString } from 'react-dom/server';
import { NotFoundPage } from './not-found-page';
import { SectionUnavailable } from './section-unavailable';
import { UnavailablePage } from './unavailable-page';

jest.mock('../routes/current-path', () => ({ useCurrentPath: () => '/윤슬레이크시티/press' }));

test('an unknown path says so and shows two ways on [ROUTE-2, ROUTE-3]', () => {
  const html = renderToString(<NotFoundPage />);
  expect(html).toMatch(/<h1[^>]*>Not Found<\/h1>/);
  expect(html).toContain('요청하신 페이지를 찾을 수 없습니다.');
  expect(html).toMatch(/href="\/"[^>]*>홈으로/);
  expect(html).toMatch(/href="tel:1533-8848"[^>]*>전화상담 1533-8848/);
});

test('a press page without its service keeps its place and offers another try [PRESS-12]', () => {
  const html = renderToString(<UnavailablePage />);
  expect(html).toMatch(/<h1[^>]*>언론보도<\/h1>/);
  expect(html).toContain('목록을 불러오지 못했습니다.');
  expect(html).toMatch(/<a href="">다시 시도/);
});

test('a part that cannot be shown says so and offers a fresh load [ROUTE-15]', () => {
  const html = renderToString(<SectionUnavailable />).replaceAll('<!-- -->', '');
  expect(html).toContain('이 내용을 잠시 표시할 수 없습니다.');
  expect(html).toMatch(/<a href="">다시 불러오기<\/a> · <a href="tel:1533-8848">상담 1533-8848/);
});
