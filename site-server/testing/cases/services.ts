/** Responses of the press service, form-service and the reports endpoint through the edge. */
import { articlesUrl, defaultSite, sessionUrl } from '@site/contract';
import {
  article,
  type EdgeCase,
  file,
  forged,
  html,
  json,
  plain,
  plainText,
  refused,
  type Rest,
} from './edge-case';

const list = articlesUrl(defaultSite.key);
const copied = 'public, max-age=0, s-maxage=1, stale-if-error=604800';
const sendsJson = { headers: { 'Content-Type': 'application/json' } };
const sendsForm = {
  headers: { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html' },
};

/** JSON of a service, which has a policy of its own. */
const answer = (title: string, path: string, status: number, rest: Rest = {}): EdgeCase => ({
  ...{ title, path, status, policy: 'service', type: json },
  ...rest,
});
const posted = (title: string, path: string, body: object, status: number, rest: Rest = {}) =>
  answer(title, path, status, {
    ...{ method: 'POST', ...sendsJson, body: JSON.stringify(body) },
    ...rest,
  });

export const api = [
  answer('article list', `${list}?limit=10`, 200, { cache: copied, text: '"articles":' }),
  answer('article list with a forged session cookie', list, 200, {
    headers: forged,
    cache: copied,
  }),
  answer('search', `${list}?q=lake`, 200, {
    cache: 'private, no-store',
    text: '"search":{"text":"lake"',
  }),
  answer('search for a control character', `${list}?q=%00`, 400, {
    cache: 'no-store',
    text: 'invalid_query',
  }),
  answer('missing article of the API', `${list}/${article}`, 404, { text: 'article_not_found' }),
  answer('session without a cookie', sessionUrl, 401, {
    cache: 'no-store',
    text: 'not_signed_in',
  }),
  answer('ready', '/api/press/health/ready', 200, { cache: 'no-store' }),
  posted('publish without a session', list, {}, 401, { text: 'not_signed_in' }),
  posted('publish from another site', list, {}, 403, {
    headers: { ...sendsJson.headers, Origin: 'https://evil.example' },
    text: 'cross_site_request',
  }),
  posted("a draft beyond the service's limit", sessionUrl, { email: 'x'.repeat(300_000) }, 413, {
    text: 'body_too_large',
  }),
  posted("a draft beyond the edge's limit", list, { content: 'x'.repeat(1_100_000) }, 413, {
    policy: 'file',
    cache: 'no-store',
    text: 'body_too_large',
  }),
  answer('unknown address of the API', '/api/press/other/articles', 404),
  answer('method that the API does not support', sessionUrl, 405, {
    method: 'PATCH',
    allow: 'GET, HEAD, POST, DELETE',
  }),
];

const registration = { name: 'Kim', phone: '010-0000-0000', email: '', visitDate: '' };
const wantsJson = { headers: { ...sendsJson.headers, Accept: 'application/json' } };

export const forms = [
  posted('popup', '/forms/popup', registration, 200, {
    ...wantsJson,
    cache: 'no-store',
    text: '"ok":true',
  }),
  answer('visit form without JavaScript', '/forms/visit', 303, {
    ...{ method: 'POST', ...sendsForm, body: 'name=a&phone=010-0000-0001&message=' },
    ...{ location: '/forms/done', type: html, cache: 'no-store' },
  }),
  answer('own registration without JavaScript, with a wrong receipt', '/forms/registration', 404, {
    ...{ method: 'POST', ...sendsForm, body: 'receipt=00000-00000&digits=0001' },
    ...{ policy: 'page', type: html, cache: 'private, no-store', isOfRelease: true },
    text: '"error":"registration_not_found"',
  }),
  posted(
    'own registration of a script, with a wrong receipt',
    '/forms/registration',
    { receipt: '00000-00000', digits: '0001' },
    404,
    { ...wantsJson, cache: 'no-store', text: 'registration_not_found' },
  ),
  {
    title: 'GET of the own registration',
    path: '/forms/registration',
    status: 303,
    policy: 'service',
    location: '/registration',
  },
  posted('inquiry without a name', '/forms/inquiry', { phone: '1', message: '' }, 422),
  posted("a form beyond the service's limit", '/forms/popup', { name: 'x'.repeat(100_000) }, 413, {
    text: 'body_too_large',
  }),
  answer('GET of a form', '/forms/popup', 405, { allow: 'POST' }),
] satisfies EdgeCase[];

const report = (title: string, body: string, status: number, rest: Rest = {}): EdgeCase => ({
  ...{ title, method: 'POST', path: '/reports', body, status, policy: 'file', cache: 'no-store' },
  headers: { 'Content-Type': 'application/reports+json' },
  ...rest,
});

export const reports = [
  report(
    'report of a browser',
    '[{"type":"csp-violation","body":{"effectiveDirective":"img-src"}}]',
    204,
  ),
  report('report of another content type', 'x', 415, { headers: { 'Content-Type': 'text/plain' } }),
  report('report of another shape', '{}', 400),
  report('report that is too long', JSON.stringify(['x'.repeat(20_000)]), 413, { type: json }),
  plainText('GET of reports', '/reports', 405, { allow: 'POST' }),
  file('security.txt', '/.well-known/security.txt', plain, 'no-cache', {
    text: 'Contact: tel:1533-8848\nExpires: 20',
  }),
  refused('POST', '/.well-known/security.txt'),
];
