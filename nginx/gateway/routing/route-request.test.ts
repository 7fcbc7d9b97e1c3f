import { encodePath, redirects, routes, staticPaths } from '@site/contract';
import { addressesOf, siteTable } from '@site/contract/site-table';
import { routeRequest as route } from './route-request';

const addresses = addressesOf(siteTable);
const routeRequest = (url: string) => route(url, addresses);

const site = '윤슬레이크시티';
const encodedSite = encodeURIComponent(site);

test.each(staticPaths().map(({ path }) => path))('%s is a page, percent-encoded once', (path) => {
  expect(routeRequest(encodePath(path))).toEqual({ kind: 'page', path });
});

test('two types by query lead to their comparison, in either order, and others to no page [UNIT-7]', () => {
  const at = (types: string) => routeRequest(`/FloorPlan/compare?types=${types}`);
  for (const types of ['84A,84B', '84B,84A', '84B%2C84A'])
    expect(at(types)).toEqual({
      kind: 'redirect',
      status: 308,
      location: '/FloorPlan/compare/84A-84B',
    });
  expect(at('101,101')).toMatchObject({ kind: 'redirect', location: '/FloorPlan/114A' });
  for (const types of ['84A', '84A,99Z', '84A,84B,101', '__proto__', '84a,84b'])
    expect(at(types)).toEqual({ kind: 'not-found-page' });
});

const id = '0123456789abcdef01234567';
const cursor = `m0abc12-${id}`;
const list = `/${encodedSite}/press`;

test.each([
  [list, list, 'lists'],
  [`${list}?x=1&utm_source=2`, list, 'lists'],
  [`${list}?after=`, list, 'lists'],
  [`${list}?AFTER=x`, list, 'lists'],
  [`${list}?q=&Q=x`, list, 'lists'],
  [`${list}?x=1&after=${cursor}&after=y`, `${list}?after=${cursor}`, 'cursors'],
  [`${list}?pages=2&x=1`, `${list}?pages=2`, 'cursors'],
  [`${list}?pages=50`, `${list}?pages=50`, 'cursors'],
  [`/${encodedSite.toLowerCase()}/p%72ess`, list, 'lists'],
  [`${list}/admin?x=1`, `${list}/admin`, 'lists'],
  [`${list}/${id}?x=1`, `${list}/${id}`, 'articles'],
  [`${list}/${id}?q=x`, `${list}/${id}`, 'articles'],
])('%s requests %s, cached among %s', (url, target, copies) => {
  expect(routeRequest(url)).toEqual({ kind: 'ssr-page', target, copies });
});

test.each([
  [`${list}?after=x`, `${list}?after=x`],
  [`${list}?after=${cursor}:1`, `${list}?after=${cursor}:1`],
  [`${list}?x=1&q=%EC%B2%AD`, `${list}?q=%EC%B2%AD`],
  [`${list}?q=a+b&after=${cursor}&q=c`, `${list}?after=${cursor}&q=a+b`],
  [`${list}?pages=51`, `${list}?pages=51`],
  [`${list}?pages=02`, `${list}?pages=02`],
  [`${list}?pages=2&after=${cursor}`, `${list}?after=${cursor}&pages=2`],
  [`${list}/0123`, `${list}/0123`],
  [`${list}/x%0ay?z=1`, `${list}/x%0ay`],
])('%s requests %s and is never cached', (url, target) => {
  expect(routeRequest(url)).toEqual({ kind: 'ssr-page', target });
});

test.each(['feed.xml', 'feed.json'])('%s is a feed, whatever its query', (name) => {
  expect(routeRequest(`${list}/${name}?x=1`)).toEqual({ kind: 'feed', target: `${list}/${name}` });
});

const api = `/api/press/${encodedSite}/articles`;

test.each([
  [`${api}?x=1&limit=7`, { target: `${api}?limit=7`, copies: 'lists' }],
  [
    `${api}?limit=7&after=${cursor}`,
    { target: `${api}?after=${cursor}&limit=7`, copies: 'cursors' },
  ],
  [`${api}/${id}?x=1`, { target: `${api}/${id}`, copies: 'articles' }],
  [
    `/api/press/${encodeURIComponent(site.normalize('NFD'))}/articles`,
    { target: api, copies: 'lists' },
  ],
])('%s is a cacheable read of the API', (url, read) => {
  expect(routeRequest(url)).toEqual({ kind: 'press', read });
});

test.each([
  '/api/press/session',
  '/api/press/health/ready',
  '/api/press/other/articles',
  `${api}?limit=999`,
  `${api}?after=x`,
  `${api}?q=x`,
  `${api}/zzz`,
  `${api}/${id}/more`,
])('%s is forwarded unchanged', (url) => {
  expect(routeRequest(url)).toEqual({ kind: 'press' });
});

test('the picture that counts a view is recognised', () => {
  expect(routeRequest(`${api}/${id}/views?x=1`)).toEqual({ kind: 'press', countsView: true });
});

test.each(redirects.map(({ from, to, status }) => [from, to, status] as const))(
  '%s redirects to %s with %i',
  (from, to, status) => {
    expect(routeRequest(from)).toEqual({ kind: 'redirect', status, location: encodePath(to) });
  },
);

test.each([
  ['/Brand/intro/', '/Brand/intro'],
  ['/Brand/intro/?a=1', '/Brand/intro?a=1'],
  [`/${encodeURIComponent(site.normalize('NFD'))}/customer`, `/${encodedSite}/customer`],
  [`/${encodeURIComponent(site.normalize('NFD'))}/press/`, `/${encodedSite}/press`],
])('%s has one canonical form', (url, location) => {
  expect(routeRequest(url)).toEqual({ kind: 'redirect', status: 308, location });
});

test.each([
  '/brand/intro',
  '/BRAND/INTRO',
  '/nowhere',
  '/%EB%8B%A4%EB%A5%B8%EB%8B%A8%EC%A7%80/press',
  '/Brand/intro/more',
  '/Brand//intro',
  '/index.html',
])('%s is not found', (url) => {
  expect(routeRequest(url)).toEqual({ kind: 'not-found-page' });
});

test.each(['/%E0%A4%A', '/%', '/a%00b'])('%s is a bad request', (url) => {
  expect(routeRequest(url)).toEqual({ kind: 'bad-request' });
});

test('forms are forwarded to their service; their result pages are files', () => {
  expect(routeRequest('/forms/popup')).toEqual({ kind: 'forms' });
  expect(routeRequest('/forms/done')).toEqual({ kind: 'page', path: '/forms/done' });
});

test.each(['/remotes/', '/remotes', '/shell/'])('%s is not a page', (url) => {
  expect(routeRequest(url).kind).toBe('file');
});

test('hashed files are immutable, the release manifest is not', () => {
  expect(routeRequest('/remotes/mfe-press/1.0.0-x/entry.abc.js')).toMatchObject({
    cache: 'immutable',
  });
  expect(routeRequest('/shell/1.0.0-x/main.abc.js')).toMatchObject({ cache: 'immutable' });
  expect(routeRequest('/release.json')).toMatchObject({ cache: 'no-cache' });
});

test('every route of the table is routed', () => {
  expect(
    routes.every(
      ({ path }) =>
        routeRequest(path.replace(':site', encodedSite).replace(':id', 'x')).kind !==
        'not-found-page',
    ),
  ).toBe(true);
});
