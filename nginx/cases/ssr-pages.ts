/** Press pages, rendered on request. */
import { article, type EdgeCase, forged, html, plain, press, savesData, moved } from './edge-case';

const ssrPage: Omit<EdgeCase, 'title' | 'path'> = {
  status: 200,
  policy: 'page',
  cache: 'no-cache',
  type: html,
  isOfRelease: true,
};

export const ssrPages: readonly EdgeCase[] = [
  { ...ssrPage, title: 'press list', path: press, text: '"articles":' },
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
  { ...moved('missing article', `${press}/${article}`, '/Promotion/Press', 302), type: plain },
  { ...moved('malformed article id', `${press}/zzz`, '/Promotion/Press', 302), type: plain },
];
