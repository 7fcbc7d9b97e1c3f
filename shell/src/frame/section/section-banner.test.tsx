import { renderToString } from 'react-dom/server';
import { routeById, routes } from '@site/contract';
import { bannerOf } from '../../content/pictures';
import { SubMenuBar } from './sub-menu-bar';

let path = '/';
jest.mock('../../routes/current-path', () => ({ useCurrentPath: () => path }));

test.each([
  ['press-list', '/윤슬레이크시티/press', 'page', '언론보도'],
  ['press-article', '/윤슬레이크시티/press/0123456789abcdef01234567', 'true', '언론보도'],
])('the sub-menu bar of %s marks one link [FRAME-26]', (id, at, mark, label) => {
  path = at;
  const html = renderToString(<SubMenuBar route={routeById(id)} />);
  const marked = [...html.matchAll(/aria-current="(\w+)"[^>]*>([^<]+)</g)].map((m) => m.slice(1));
  expect(marked).toEqual([[mark, label]]);
});

test('sections that follow one another have different banners', () => {
  const sections = [...new Set(routes.flatMap(({ subMenu }) => subMenu ?? []))];
  const banners = sections.map((subMenu) => bannerOf({ subMenu }).id);
  expect(banners.length).toBeGreaterThan(5);
  expect(banners.filter((id, i) => id === banners[i + 1])).toEqual([]);
});
