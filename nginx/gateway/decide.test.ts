import { encodePath, redirects, routes, staticPaths } from '@site/contract';
import { decide } from './decide';

const site = '윤슬레이크시티';
const encodedSite = encodeURIComponent(site);

test.each(staticPaths().map(({ path }) => path))('%s is a page, percent-encoded once', (path) => {
  expect(decide(encodePath(path))).toEqual({ kind: 'page', path });
});

test.each([`/${encodedSite}/press`, `/${encodedSite}/press?after=x`, `/${encodedSite}/press/0123`])(
  '%s is rendered on request',
  (url) => {
    expect(decide(url)).toEqual({ kind: 'live-page' });
  },
);

test.each(redirects.map(({ from, to, status }) => [from, to, status] as const))(
  '%s leads to %s with %i',
  (from, to, status) => {
    expect(decide(from)).toEqual({ kind: 'redirect', status, location: encodePath(to) });
  },
);

test.each([
  ['/Brand/intro/', '/Brand/intro'],
  ['/Brand/intro/?a=1', '/Brand/intro?a=1'],
  [`/${encodeURIComponent(site.normalize('NFD'))}/customer`, `/${encodedSite}/customer`],
  [`/${encodeURIComponent(site.normalize('NFD'))}/press/`, `/${encodedSite}/press`],
])('%s has one canonical form', (url, location) => {
  expect(decide(url)).toEqual({ kind: 'redirect', status: 308, location });
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
  expect(decide(url)).toEqual({ kind: 'not-found-page' });
});

test.each(['/%E0%A4%A', '/%', '/a%00b'])('%s is a bad request', (url) => {
  expect(decide(url)).toEqual({ kind: 'bad-request' });
});

test('forms go to their service, their result pages are files', () => {
  expect(decide('/forms/popup')).toEqual({ kind: 'forms' });
  expect(decide('/forms/done')).toEqual({ kind: 'page', path: '/forms/done' });
});

test.each(['/remotes/', '/remotes', '/shell/'])('%s is no page', (url) => {
  expect(decide(url).kind).toBe('file');
});

test('hashed files are immutable, the release map is not', () => {
  expect(decide('/remotes/mfe-press/1.0.0-x/entry.abc.js')).toMatchObject({ cache: 'immutable' });
  expect(decide('/shell/1.0.0-x/main.abc.js')).toMatchObject({ cache: 'immutable' });
  expect(decide('/release.json')).toMatchObject({ cache: 'no-cache' });
});

test('every route of the table is decided', () => {
  expect(
    routes.every(
      ({ path }) =>
        decide(path.replace(':site', encodedSite).replace(':id', 'x')).kind !== 'not-found-page',
    ),
  ).toBe(true);
});
