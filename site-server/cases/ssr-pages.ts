/** Press pages, rendered on request. */
import { encodePath, pathOf } from '@site/contract';
import {
  article,
  type EdgeCase,
  file,
  forged,
  html,
  missingPage,
  moved,
  plain,
  press,
  refused,
  savesData,
} from './edge-case';

const ssrPage: Omit<EdgeCase, 'title' | 'path'> = {
  status: 200,
  policy: 'page',
  cache: 'no-cache',
  type: html,
  isOfRelease: true,
};

const feed = (title: string, name: string, type: string): EdgeCase => ({
  ...file(title, `${press}/${name}`, `${type}; charset=utf-8`, 'no-cache'),
});

const ownForm = {
  method: 'POST',
  headers: {
    'Content-Type': 'application/x-www-form-urlencoded',
    'Sec-Fetch-Site': 'same-origin',
  },
  cache: 'private, no-store',
} as const;

const plainAnswer = { policy: 'file', type: plain } as const;

export const ssrPages: readonly EdgeCase[] = [
  { ...ssrPage, title: 'press list', path: press, text: '"articles":' },
  {
    ...ssrPage,
    title: 'press list for a browser that accepts Brotli',
    path: press,
    headers: { 'Accept-Encoding': 'gzip, br' },
    encoding: 'br',
    vary: 'Accept-Encoding, Save-Data',
  },
  {
    ...ssrPage,
    title: 'press list for a browser that refuses Brotli',
    path: press,
    headers: { 'Accept-Encoding': 'br;q=0' },
    text: '"articles":',
  },
  {
    ...ssrPage,
    title: 'press list with Save-Data',
    path: press,
    headers: savesData,
    text: '"articles":',
  },
  {
    ...ssrPage,
    title: 'press list with a query of its own',
    path: `${press}?x=1`,
    text: '"articles":',
  },
  { ...ssrPage, title: 'press list, next page', path: `${press}?after=`, text: '"articles":' },
  { ...ssrPage, title: 'press list, two pages', path: `${press}?pages=2`, text: '"articles":' },
  {
    ...ssrPage,
    title: 'search in the press list',
    path: `${press}?x=1&q=lake+side&q=x`,
    text: '"search":{"text":"lake side"',
  },
  {
    ...ssrPage,
    title: 'press list with an empty search',
    path: `${press}?q=`,
    text: '"next":null}',
  },
  ...[`after=mi4ksxol-${'a'.repeat(24)}`, 'x=1&__proto__=2'].map((query) => ({
    ...ssrPage,
    title: `press list, ${query}`,
    path: `${press}?${query}`,
  })),
  ...['x', '%25', `0-${'a'.repeat(24)}-`, `00-${'a'.repeat(24)}`, 'a'.repeat(4_000)].map(
    (after) => ({
      ...ssrPage,
      title: `press list after ${after.slice(0, 12)}`,
      path: `${press}?after=${after}`,
      status: 404,
      text: '<h1>404',
    }),
  ),
  {
    ...ssrPage,
    title: 'press list with a forged session cookie',
    path: press,
    headers: forged,
    text: '"articles":',
  },
  {
    ...ssrPage,
    title: 'press list with a forged session cookie of https',
    path: press,
    headers: { Cookie: `__Host-${forged.Cookie.slice('other=1; '.length)}` },
  },
  {
    ...ssrPage,
    title: 'press list with a cookie whose name only ends the same',
    path: press,
    headers: { Cookie: 'xpress.sid=x' },
    cache: 'no-cache',
  },
  { ...ssrPage, title: 'admin page', path: `${press}/admin?x=1` },
  moved('admin page with a slash', `${press}/admin/`, `${press}/admin`),
  { ...feed('RSS feed', 'feed.xml', 'application/rss+xml'), text: '<rss version="2.0"' },
  {
    ...feed('RSS feed for a reader that accepts Brotli', 'feed.xml', 'application/rss+xml'),
    headers: { 'Accept-Encoding': 'br' },
    encoding: 'br',
    vary: 'Accept-Encoding',
  },
  { ...feed('RSS feed, HEAD', 'feed.xml', 'application/rss+xml'), method: 'HEAD', text: '' },
  {
    ...feed('RSS feed with a query and a session cookie', 'feed.xml', 'application/rss+xml'),
    path: `${press}/feed.xml?q=x&after=y`,
    headers: forged,
  },
  {
    title: 'RSS feed that the reader holds',
    path: `${press}/feed.xml`,
    headers: { 'If-None-Match': '*' },
    status: 304,
    policy: 'file',
    cache: 'no-cache',
  },
  { ...feed('JSON feed', 'feed.json', 'application/feed+json'), text: 'jsonfeed.org/version/1.1' },
  moved('feed with a slash', `${press}/feed.xml/?a=1`, `${press}/feed.xml?a=1`),
  moved(
    'feed decomposed',
    `${encodePath(pathOf('press-list').normalize('NFD'))}/feed.json`,
    `${press}/feed.json`,
  ),
  missingPage('feed of an unknown site', '/other/press/feed.xml'),
  refused('POST', `${press}/feed.xml`),
  {
    ...moved('feed in another spelling', `${press}/Feed.xml`, '/Promotion/Press', 302),
    type: plain,
  },
  {
    ...ssrPage,
    ...ownForm,
    title: 'a failed sign-in without JavaScript',
    path: press,
    body: 'intent=sign-in&email=nobody%40example.com&password=wrong',
    status: 401,
    text: 'bad_credentials',
  },
  {
    ...plainAnswer,
    ...ownForm,
    title: 'a form of another intent',
    path: press,
    body: 'intent=other',
    status: 400,
  },
  {
    ...plainAnswer,
    ...ownForm,
    title: 'a form from another site',
    path: press,
    headers: { ...ownForm.headers, 'Sec-Fetch-Site': 'cross-site' },
    body: 'intent=sign-out',
    status: 403,
  },
  {
    ...plainAnswer,
    ...ownForm,
    title: 'a form that is not one',
    path: press,
    headers: { ...ownForm.headers, 'Content-Type': 'text/plain' },
    body: 'intent=sign-out',
    status: 415,
  },
  {
    ...plainAnswer,
    ...ownForm,
    title: 'a sign-out without a session',
    path: press,
    body: 'intent=sign-out',
    status: 303,
    location: press,
  },
  { ...moved('missing article', `${press}/${article}`, '/Promotion/Press', 302), type: plain },
  { ...moved('malformed article id', `${press}/zzz`, '/Promotion/Press', 302), type: plain },
];
