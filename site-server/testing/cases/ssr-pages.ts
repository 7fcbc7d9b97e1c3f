/** Press pages, rendered on request. */
import { encodePath, pathOf } from '@site/contract';
import {
  accepting,
  article,
  file,
  forged,
  missingPage,
  moved,
  plain,
  plainText,
  press,
  refused,
  type Rest,
  savesData,
  ssrPage,
} from './edge-case';

const hasList = { text: '"articles":' };
const list = (title: string, query = '', rest: Rest = hasList) =>
  ssrPage(title, press + query, rest);

const rss = (title: string, rest: Rest = {}) =>
  file(title, `${press}/feed.xml`, 'application/rss+xml; charset=utf-8', 'no-cache', rest);

const ownHeaders = {
  'Content-Type': 'application/x-www-form-urlencoded',
  'Sec-Fetch-Site': 'same-origin',
};
const ownForm = (body: string, headers = ownHeaders) => ({
  method: 'POST',
  headers,
  body,
  cache: 'private, no-store',
});

const missingArticle = (title: string, path: string) => ({
  ...moved(title, `${press}/${path}`, '/Promotion/Press', 302),
  type: plain,
});

export const ssrPages = [
  list('press list'),
  list('press list for a browser that accepts Brotli', '', {
    headers: accepting('gzip, br'),
    encoding: 'br',
    vary: 'Accept-Encoding, Save-Data',
  }),
  list('press list for a browser that refuses Brotli', '', {
    headers: accepting('br;q=0'),
    ...hasList,
  }),
  list('press list with Save-Data', '', { headers: savesData, ...hasList }),
  list('press list with a query of its own', '?x=1'),
  list('press list, next page', '?after='),
  list('press list, two pages', '?pages=2'),
  list('search in the press list', '?x=1&q=lake+side&q=x', {
    text: '"search":{"text":"lake side"',
  }),
  list('press list with an empty search', '?q=', { text: '"next":null}' }),
  ...[`after=mi4ksxol-${article}`, 'x=1&__proto__=2'].map((query) =>
    list(`press list, ${query}`, `?${query}`, {}),
  ),
  ...['x', '%25', `0-${article}-`, `00-${article}`, 'a'.repeat(4_000)].map((after) =>
    list(`press list after ${after.slice(0, 12)}`, `?after=${after}`, {
      status: 404,
      text: '<h1>404',
    }),
  ),
  list('press list with a forged session cookie', '', { headers: forged, ...hasList }),
  list('press list with a forged session cookie of https', '', {
    headers: { Cookie: `__Host-${forged.Cookie.slice('other=1; '.length)}` },
  }),
  list('press list with a cookie whose name only ends the same', '', {
    headers: { Cookie: 'xpress.sid=x' },
  }),
  ssrPage('admin page', `${press}/admin?x=1`),
  moved('admin page with a slash', `${press}/admin/`, `${press}/admin`),
  rss('RSS feed', { text: '<rss version="2.0"' }),
  rss('RSS feed for a reader that accepts Brotli', {
    headers: accepting('br'),
    encoding: 'br',
    vary: 'Accept-Encoding',
  }),
  rss('RSS feed, HEAD', { method: 'HEAD', text: '' }),
  rss('RSS feed with a query and a session cookie', {
    path: `${press}/feed.xml?q=x&after=y`,
    headers: forged,
  }),
  {
    title: 'RSS feed that the reader holds',
    path: `${press}/feed.xml`,
    headers: { 'If-None-Match': '*' },
    status: 304,
    policy: 'file' as const,
    cache: 'no-cache',
  },
  file('JSON feed', `${press}/feed.json`, 'application/feed+json; charset=utf-8', 'no-cache', {
    text: 'jsonfeed.org/version/1.1',
  }),
  moved('feed with a slash', `${press}/feed.xml/?a=1`, `${press}/feed.xml?a=1`),
  moved(
    'feed decomposed',
    `${encodePath(pathOf('press-list').normalize('NFD'))}/feed.json`,
    `${press}/feed.json`,
  ),
  missingPage('feed of an unknown site', '/other/press/feed.xml'),
  refused('POST', `${press}/feed.xml`),
  missingArticle('feed in another spelling', 'Feed.xml'),
  ssrPage('a failed sign-in without JavaScript', press, {
    ...ownForm('intent=sign-in&email=nobody%40example.com&password=wrong'),
    status: 401,
    text: 'bad_credentials',
  }),
  plainText('a form of another intent', press, 400, ownForm('intent=other')),
  plainText(
    'a form from another site',
    press,
    403,
    ownForm('intent=sign-out', { ...ownHeaders, 'Sec-Fetch-Site': 'cross-site' }),
  ),
  plainText(
    'a form that is not one',
    press,
    415,
    ownForm('intent=sign-out', { ...ownHeaders, 'Content-Type': 'text/plain' }),
  ),
  plainText('a sign-out without a session', press, 303, {
    ...ownForm('intent=sign-out'),
    location: press,
  }),
  missingArticle('missing article', article),
  missingArticle('malformed article id', 'zzz'),
];
