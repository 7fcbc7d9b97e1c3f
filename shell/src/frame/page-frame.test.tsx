import { renderToString } from 'react-dom/server';
import { defaultSite, footerRouteIds, menu, pathOf, encodePath, routeById } from '@site/contract';
import { PageFrame } from './page-frame';

let path = '/';
jest.mock('../routes/current-path', () => ({ useCurrentPath: () => path }));

function html(at = '/'): string {
  path = at;
  return renderToString(<PageFrame>page</PageFrame>);
}

function count(text: string, part: string): number {
  return text.split(part).length - 1;
}

test('the server renders skip link, landmarks and every route of menu and footer [FRAME-22]', () => {
  const frame = html();
  expect(frame).toContain('href="#main"');
  expect(frame).toContain('<main id="main" tabindex="-1">page</main>');
  for (const id of [...menu.flatMap(({ routeIds }) => routeIds), ...footerRouteIds, 'privacy'])
    expect([id, count(frame, `href="${encodePath(pathOf(id))}"`)]).not.toEqual([id, 0]);
});

test('has all labels and texts of the wording [FRAME-3, FRAME-4, FRAME-11, FRAME-14, FRAME-17, FRAME-21, FRAME-23, FACT-11]', () => {
  const frame = html().replaceAll('<!-- -->', '');
  for (const text of [
    '본문 바로가기',
    '상담·방문예약',
    'aria-label="방문예약 등록 열기, 대표번호 1533-8848"',
    'aria-label="메뉴 열기"',
    'aria-label="메뉴 닫기"',
    'aria-label="1533-8848로 전화 상담"',
    '전화상담',
    '패밀리 사이트',
    '글자 크기',
    '아주 크게',
    '맨 위로',
    '법적 효력이 없습니다.',
    `시행 ${defaultSite.developer} · 시공 ${defaultSite.builder}`,
    '© 2024 윤슬 레이크시티. All rights reserved.',
    `<b>${routeById('privacy').label}</b>`,
  ])
    expect(frame).toContain(text);
});

test('header, footer and bottom bar have popup openers; the first phone control is one [FRAME-5, FRAME-15, FRAME-19]', () => {
  const frame = html();
  expect(count(frame, 'data-registration=""')).toBe(3);
  const firstPhone = frame.search(/<(a|button)[^>]*>1533-8848/);
  expect(frame.slice(firstPhone, frame.indexOf('>', firstPhone))).toContain('data-registration');
});

test('the family site opens in a new window [FRAME-20]', () => {
  expect(html()).toContain(`href="${defaultSite.familySite.href}" target="_blank" rel="noopener"`);
});

test.each([
  ['/BusinessGuide/documents', '사업개요'],
  ['/FloorPlan/114A', '세대안내'],
  ['/윤슬레이크시티/press/0123456789abcdef01234567', '홍보센터'],
])('on %s the group %s has aria-current', (at, label) => {
  const marked = [...html(at).matchAll(/<li><a aria-current="true"[^>]*>([^<]+)</g)];
  expect(marked.map(([, text]) => text)).toContain(label);
});

test.each(['/', '/nowhere', '/SalesInfo/guide'])('on %s no group has aria-current', (at) => {
  const header = html(at).match(/<header.*<\/header>/s)?.[0] ?? '';
  expect(header).toContain('사업개요');
  expect(header).not.toContain('aria-current');
});

test('dropdown pictures are not in the HTML', () => {
  expect(html()).not.toContain('<figure');
});
