import { renderToString } from 'react-dom/server';
import { SectionUnavailable } from './section-unavailable';
import { UnavailablePage } from './unavailable-page';

jest.mock('../../routes/current-path', () => ({ useCurrentPath: () => '/윤슬레이크시티/press' }));

test('the page for an unavailable press service keeps the section and has a retry link [PRESS-12]', () => {
  const html = renderToString(<UnavailablePage />);
  expect(html).toMatch(/<h1[^>]*>언론보도<\/h1>/);
  expect(html).toContain('목록을 불러오지 못했습니다.');
  expect(html).toMatch(/<a href="">다시 시도/);
});

test('an unavailable section has a message and a reload link [ROUTE-15]', () => {
  const html = renderToString(<SectionUnavailable />).replaceAll('<!-- -->', '');
  expect(html).toContain('이 내용을 잠시 표시할 수 없습니다.');
  expect(html).toMatch(/<a href="">다시 불러오기<\/a> · <a href="tel:1533-8848">상담 1533-8848/);
});
