import { exposesByRemote, registrationPopup, slots } from './remotes';
import { footerRouteIds, menu, subMenus } from './menu';
import {
  canonicalPath,
  encodePath,
  matchRoute,
  pathOf,
  routeById,
  staticPaths,
} from './route-paths';
import { routes } from './routes';
import { defaultSite, sites } from './site';

test('ids and paths are unique', () => {
  expect(new Set(routes.map(({ id }) => id)).size).toBe(routes.length);
  expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length);
});

test('every static path matches its own route', () => {
  for (const { path, route } of staticPaths()) expect(matchRoute(path)?.route).toBe(route);
});

test('every expose is used by a route, a slot or the popup, and every use is exposed', () => {
  const exposed = Object.entries(exposesByRemote).flatMap(([remote, exposes]) =>
    exposes.map((expose) => `${remote}/${expose.slice(2)}`),
  );
  const used = new Set<string>([
    ...routes.flatMap(({ module, slotModules = [] }) => [module, ...slotModules]),
    ...Object.values(slots),
    registrationPopup,
  ]);
  expect([...used].sort()).toEqual([...exposed].sort());
});

test('menu, sub-menus and footer list only routes that exist', () => {
  const lists = [...menu, ...Object.values(subMenus)].flatMap(({ routeIds }) => [...routeIds]);
  for (const id of [...lists, ...footerRouteIds]) expect(() => routeById(id)).not.toThrow();
});

test('matches a site key in any Unicode form, and no unknown key [ROUTE-9]', () => {
  const path = pathOf('customer');
  expect(matchRoute(path)?.site).toBe(defaultSite);
  expect(matchRoute(canonicalPath(path.normalize('NFD')) ?? '')?.site).toBe(defaultSite);
  expect(matchRoute('/다른단지/customer')).toBeUndefined();
});

test('paths are case-sensitive [ROUTE-5]', () => {
  expect(matchRoute('/brand/intro')).toBeUndefined();
});

test('canonicalPath decodes once, composes, drops trailing slashes and rejects invalid encoding', () => {
  expect(canonicalPath(encodePath(pathOf('press-list')))).toBe(pathOf('press-list'));
  expect(canonicalPath('/Brand/intro//')).toBe('/Brand/intro');
  expect(canonicalPath('/')).toBe('/');
  expect(canonicalPath('/%E0%A4%A')).toBeUndefined();
});

test.each(sites)('the households of $name add up [FACT-5]', ({ households, householdsByType }) => {
  expect(Object.values(householdsByType).reduce((sum, each) => sum + each, 0)).toBe(households);
});

test.each(sites)('the key of $name is NFC', ({ key }) => {
  expect(key.normalize('NFC')).toBe(key);
});
