import { renderToString } from 'react-dom/server';
import { defaultSite, routeById } from '@site/contract';
import { PageFrame } from './page-frame';

let path = '/';
jest.mock('../routes/current-path', () => ({ useCurrentPath: () => path }));

function html(at = '/'): string {
  path = at;
  return renderToString(<PageFrame>page</PageFrame>);
}

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
