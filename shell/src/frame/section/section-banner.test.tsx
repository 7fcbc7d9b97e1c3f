import { renderToString } from 'react-dom/server';
import { routeById, routes } from '@site/contract';
import { bannerOf } from '../../content/pictures';
import { SectionBanner } from './section-banner';
import { SubMenuBar } from './sub-menu-bar';

let path = '/';
jest.mock('../../routes/current-path', () => ({ useCurrentPath: () => path }));

test.each(routes.filter(({ frame }) => frame === 'section').map((route) => [route.id, route]))(
  '%s has a visible h1 in the HTML [FRAME-24]',
  (_, route) => {
    const html = renderToString(<SectionBanner route={route} />);
    const heading = /<h1[^>]*>(.*)<\/h1>/.exec(html)?.[1]?.replaceAll(/<\/?small>/g, '');
    expect(heading).toBe(route.heading ?? route.label);
    expect(html).not.toMatch(/style=|hidden=""/);
  },
);

test.each([
  ['business-guide', '/BusinessGuide/intro', 'page', '사업안내'],
  ['contract-documents', '/BusinessGuide/documents', 'page', '계약서류 안내'],
  ['floor-plan-101', '/FloorPlan/114A', 'page', '101'],
  ['press-list', '/윤슬레이크시티/press', 'page', '언론보도'],
  ['press-article', '/윤슬레이크시티/press/0123456789abcdef01234567', 'true', '언론보도'],
  ['promotion-customer', '/Promotion/Customer', 'page', '관심고객등록'],
])('the sub-menu bar of %s marks one link [FRAME-26]', (id, at, mark, label) => {
  path = at;
  const html = renderToString(<SubMenuBar route={routeById(id)} />);
  const marked = [...html.matchAll(/aria-current="(\w+)"[^>]*>([^<]+)</g)].map((m) => m.slice(1));
  expect(marked).toEqual([[mark, label]]);
});

test('a page without a section has no sub-menu bar', () => {
  expect(renderToString(<SubMenuBar route={routeById('privacy')} />)).toBe('');
});

test('sections that follow one another have different banners', () => {
  const sections = [...new Set(routes.flatMap(({ subMenu }) => subMenu ?? []))];
  const banners = sections.map((subMenu) => bannerOf({ subMenu }).id);
  expect(banners.length).toBeGreaterThan(5);
  expect(banners.filter((id, i) => id === banners[i + 1])).toEqual([]);
});
