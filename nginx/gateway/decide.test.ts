import { encodePath, redirects, routes, staticPaths } from '@site/contract';
import { decide } from './decide';

const site = '윤슬레이크시티';
const encodedSite = encodeURIComponent(site);

test.each(staticPaths().map(({ path }) => path))('%s is a page, percent-encoded once', (path) => {
  expect(decide(encodePath(path))).toEqual({ kind: 'page', path });
});

const id = '0123456789abcdef01234567';
const cursor = `m0abc12-${id}`;
const list = `/${encodedSite}/press`;

test.each([
  [list, list, 'lists'],
  [`${list}?x=1&utm_source=2`, list, 'lists'],
  [`${list}?after=`, list, 'lists'],
  [`${list}?AFTER=x`, list, 'lists'],
  [`${list}?x=1&after=${cursor}&after=y`, `${list}?after=${cursor}`, 'cursors'],
  [`/${encodedSite.toLowerCase()}/p%72ess`, list, 'lists'],
  [`${list}/${id}?x=1`, `${list}/${id}`, 'articles'],
])('%s asks for %s, copies: %s', (url, question, copies) => {
  expect(decide(url)).toEqual({ kind: 'live-page', question, copies });
});

test.each([
  [`${list}?after=x`, `${list}?after=x`],
  [`${list}?after=${cursor}:1`, `${list}?after=${cursor}:1`],
  [`${list}/0123`, `${list}/0123`],
  [`${list}/x%0ay?z=1`, `${list}/x%0ay`],
])('%s asks for %s and is kept nowhere', (url, question) => {
  expect(decide(url)).toEqual({ kind: 'live-page', question });
});

const api = `/api/press/${encodedSite}/articles`;

test.each([
  [`${api}?x=1&limit=7`, { question: `${api}?limit=7`, copies: 'lists' }],
  [
    `${api}?limit=7&after=${cursor}`,
    { question: `${api}?after=${cursor}&limit=7`, copies: 'cursors' },
  ],
  [`${api}/${id}?x=1`, { question: `${api}/${id}`, copies: 'articles' }],
  [
    `/api/press/${encodeURIComponent(site.normalize('NFD'))}/articles`,
    { question: api, copies: 'lists' },
  ],
])('%s is a read of the API that has a copy', (url, read) => {
  expect(decide(url)).toEqual({ kind: 'press', read });
});

test.each([
  '/api/press/session',
  '/api/press/health/ready',
  '/api/press/other/articles',
  `${api}?limit=999`,
  `${api}?after=x`,
  `${api}/zzz`,
  `${api}/${id}/more`,
])('%s goes on as it is', (url) => {
  expect(decide(url)).toEqual({ kind: 'press' });
});

test('the picture that counts an opening is known', () => {
  expect(decide(`${api}/${id}/views?x=1`)).toEqual({ kind: 'press', countsOpening: true });
});

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
