/** Press pages, rendered on request. */
import { article, type EdgeCase, forged, html, plain, press, savesData, moved } from './edge-case';

const ssrPage: Omit<EdgeCase, 'title' | 'path'> = {
  status: 200,
  policy: 'page',
  cache: 'no-cache',
  type: html,
  isOfRelease: true,
};

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
