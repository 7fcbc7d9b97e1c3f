/**
 * One table for both edges: what is asked and what must come back. nginx/edge.test.ts runs it against the gateway and
 * against real nginx, over the same small site with real services behind. Every answer is also checked for all
 * headers of packages/contract/src/security.ts.
 */
import {
  articlesUrl,
  defaultSite,
  encodePath,
  pathOf,
  redirects,
  sessionUrl,
  staticPaths,
} from '@site/contract';
import { speculationRulesFile, speculationRulesType } from '@site/contract/speculation-rules';
import { smallScriptDictionary } from './testing/small-script';

/** Whose policy an answer carries: a page's with the hashes of its own styles, a file's, or a service's own. */
type PolicyOf = 'page' | 'file' | 'tour' | 'service';

export interface EdgeCase {
  readonly title: string;
  readonly method?: string;
  /** As it goes over the wire. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly status: number;
  readonly policy: PolicyOf;
  readonly cache?: string;
  readonly type?: string;
  readonly location?: string;
  readonly encoding?: string;
  readonly vary?: string;
  /** `Use-As-Dictionary`: null where there must be none. */
  readonly useAsDictionary?: string | null;
  readonly allow?: string;
  /** Text that only the right server writes. */
  readonly text?: string;
  /** Whether the answer says which release it is of. */
  readonly isOfRelease?: boolean;
}

const immutable = 'public, max-age=31536000, immutable';
const day = 'public, max-age=86400';
const html = 'text/html; charset=utf-8';
const plain = 'text/plain; charset=utf-8';
const json = 'application/json; charset=utf-8';
const press = encodePath(pathOf('press-list'));
const customer = pathOf('customer');
const article = 'a'.repeat(24);
const savesData = { 'Save-Data': 'on' };
const forged = { Cookie: `other=1; press.sid=s%3A${'a'.repeat(32)}.${'b'.repeat(43)}` };

const page = (path: string, title = `page ${path}`): EdgeCase => ({
  title,
  path: encodePath(path),
  status: 200,
  policy: 'page',
  cache: 'no-cache',
  type: html,
  text: `<h1>200 ${path}</h1>`,
  isOfRelease: true,
});

const missingPage = (title: string, path: string): EdgeCase => ({
  title,
  path,
  status: 404,
  policy: 'page',
  cache: 'no-cache',
  type: html,
  text: '<h1>404 /errors/404</h1>',
  isOfRelease: true,
});

const moved = (title: string, path: string, location: string, status = 308): EdgeCase => ({
  title,
  path,
  status,
  policy: 'file',
  cache: 'no-cache',
  location,
});

const file = (title: string, path: string, type: string, cache: string): EdgeCase => ({
  title,
  path,
  status: 200,
  policy: 'file',
  cache,
  type,
});

const missingFile = (title: string, path: string): EdgeCase => ({
  title,
  path,
  status: 404,
  policy: 'file',
  cache: 'no-cache',
  type: plain,
  text: 'Not Found\n',
});

const refused = (method: string, path: string): EdgeCase => ({
  title: `${method} ${path}`,
  method,
  path,
  status: 405,
  policy: 'file',
  cache: 'no-cache',
  type: plain,
  allow: 'GET, HEAD',
  text: 'Method Not Allowed\n',
});

const pages: readonly EdgeCase[] = [
  ...staticPaths().map(({ path }) => page(path)),
  { ...page('/Brand/intro', 'page with a query'), path: '/Brand/intro?utm_source=x' },
  {
    ...page('/Brand/intro', 'page as .br'),
    headers: { 'Accept-Encoding': 'gzip, br' },
    encoding: 'br',
  },
  {
    ...page('/Brand/intro', 'page as .gz'),
    headers: { 'Accept-Encoding': 'gzip' },
    encoding: 'gzip',
  },
  { ...page('/Brand/intro', 'page, letter encoded'), path: '/%42rand/intro' },
  { ...page('/Brand/intro', 'page for somebody who saves data'), headers: savesData },
];

const notFound: readonly EdgeCase[] = [
  missingPage('unknown path', '/nowhere'),
  missingPage('other case', '/brand/intro'),
  missingPage('other case of a site page', encodePath(customer).replace('customer', 'Customer')),
  missingPage('unknown site', '/%EB%8B%A4%EB%A5%B8%EB%8B%A8%EC%A7%80/press'),
  missingPage('unknown site, article', `/other/press/${article}`),
  missingPage('file name of a page', '/Brand/intro.html'),
  missingPage('file name of the home page', '/index'),
  missingPage('file of an error page', '/errors/404'),
  missingPage('file of an error page by name', '/errors/404.html'),
  missingPage('slash at the end of nothing', '/nowhere/'),
  missingPage('slashes inside', '/Brand//intro'),
  missingPage('line break at the end', '/Brand/intro%0a'),
  missingPage('hidden file', '/.git/config'),
  missingPage('bundle for the prerenderer', '/server/shell/1/shell.cjs'),
  missingPage('generation', '/releases/1/manifest.json'),
  missingPage('map of the pages', '/nginx/released-pages.conf'),
  missingPage('form that does not exist', '/forms/other'),
  missingPage("the edge's own files", '/edge-errors/not-found.txt'),
];

const oneAddress: readonly EdgeCase[] = [
  moved('slash at the end', '/Brand/intro/', '/Brand/intro'),
  moved('slashes at the end, with a query', '/Brand/intro//?a=1&b=2', '/Brand/intro?a=1&b=2'),
  moved('two slashes', '//', '/'),
  moved('site page with a slash', `${encodePath(customer)}/`, encodePath(customer)),
  moved('site page decomposed', encodePath(customer.normalize('NFD')), encodePath(customer)),
  moved(
    'press list decomposed, with a query',
    `${encodePath(pathOf('press-list').normalize('NFD'))}?p=1`,
    `${press}?p=1`,
  ),
  moved('press list with a slash', `${press}/`, press),
  moved('article with a slash', `${press}/${article}/`, `${press}/${article}`),
  moved(
    'article decomposed',
    `${encodePath(pathOf('press-list').normalize('NFD'))}/${article}`,
    `${press}/${article}`,
  ),
  ...redirects.flatMap(({ from, to, status }) => [
    moved(`redirect ${from}`, from, encodePath(to), status),
    moved(`redirect ${from} with a slash and a query`, `${from}/?a=1`, encodePath(to), status),
  ]),
];

const plainScript = file(
  'hashed script in part',
  '/remotes/mfe-press/1/part.00000001.js',
  'text/javascript; charset=utf-8',
  immutable,
);

const pressScript: EdgeCase = {
  ...plainScript,
  title: 'hashed script',
  headers: { 'Accept-Encoding': 'br' },
  encoding: 'br',
  vary: 'Accept-Encoding, Available-Dictionary',
  useAsDictionary: 'match="/remotes/mfe-press/*/part.*.js"',
};

const former = smallScriptDictionary('mfe-press', '0');

/** A browser that holds the former version of a script, and whatever else may stand in these two headers. */
const scriptFor = (
  title: string,
  encoding: string,
  accepted: string,
  dictionary: string,
): EdgeCase => ({
  ...pressScript,
  title: `hashed script ${title}`,
  headers: { 'Accept-Encoding': accepted, 'Available-Dictionary': dictionary },
  encoding,
});

const dictionaries: readonly EdgeCase[] = [
  pressScript,
  scriptFor('for its former version', 'dcz', 'gzip, deflate, br, zstd, dcb, dcz', former),
  scriptFor('for its former version, dcz alone', 'dcz', 'dcz', former),
  { ...scriptFor('for its former version, HEAD', 'dcz', 'br, dcz', former), method: 'HEAD' },
  scriptFor('without dcz', 'br', 'gzip, br, dcb', former),
  scriptFor('with dcz refused', 'br', 'br, dcz;q=0', former),
  scriptFor('for an encoding that ends alike', 'br', 'br, xdcz', former),
  scriptFor('for the version itself', 'br', 'br, dcz', smallScriptDictionary('mfe-press', '1')),
  scriptFor('for a script of the shell', 'br', 'br, dcz', smallScriptDictionary('shell', '0')),
  scriptFor('for a dictionary in small letters', 'br', 'br, dcz', former.toLowerCase()),
  scriptFor('for a dictionary cut off', 'br', 'br, dcz', former.slice(0, -2)),
  scriptFor('for a path', 'br', 'br, dcz', ':../../../../../../../../../../../../etc/pass=:'),
  {
    ...plainScript,
    headers: { 'Accept-Encoding': 'dcz', 'Available-Dictionary': former, Range: 'bytes=0-6' },
    status: 206,
    text: 'console',
  },
  {
    ...file(
      'script without a hash',
      '/remotes/mfe-press/1/entry.js',
      pressScript.type ?? '',
      immutable,
    ),
    headers: { 'Accept-Encoding': 'br, dcz', 'Available-Dictionary': former },
    encoding: 'br',
    useAsDictionary: null,
  },
  {
    ...missingFile('missing hashed script', '/remotes/mfe-press/1/part.00000002.js'),
    headers: { 'Accept-Encoding': 'br, dcz', 'Available-Dictionary': former },
    useAsDictionary: null,
  },
  missingPage(
    'folder of what needs a dictionary',
    `/dcz/${'0'.repeat(64)}/shell/1/part.00000001.js`,
  ),
];

const files: readonly EdgeCase[] = [
  {
    ...file(
      'script of a remote',
      '/remotes/mfe-press/1/entry.js',
      'text/javascript; charset=utf-8',
      immutable,
    ),
    text: 'mfe-press 1',
  },
  {
    ...file(
      'script of a remote as .br',
      '/remotes/mfe-press/1/entry.js',
      'text/javascript; charset=utf-8',
      immutable,
    ),
    headers: { 'Accept-Encoding': 'br' },
    encoding: 'br',
  },
  file('script of the shell', '/shell/1/main.js', 'text/javascript; charset=utf-8', immutable),
  {
    ...file(
      'stylesheet of a page',
      '/media/styles/0a1b2c3d4e/below.css',
      'text/css; charset=utf-8',
      immutable,
    ),
    headers: { 'Accept-Encoding': 'gzip, br' },
    encoding: 'br',
  },
  {
    ...file(
      'rules of what may be fetched ahead',
      `/shell/1/${speculationRulesFile}`,
      speculationRulesType,
      immutable,
    ),
    text: '"prefetch"',
  },
  file('font', '/shell/fonts/letters.woff2', 'font/woff2', immutable),
  file('picture', '/media/hero.avif', 'image/avif', immutable),
  file('picture of a shared link', '/media/share.jpg', 'image/jpeg', immutable),
  {
    ...file('tour', '/media/tours/84A.html', html, 'no-cache'),
    policy: 'tour',
    text: '<h1>tour</h1>',
  },
  missingFile('missing tour', '/media/tours/none.html'),
  {
    ...file('part of a clip', '/media/clip.mp4', 'video/mp4', immutable),
    headers: { Range: 'bytes=0-3' },
    status: 206,
  },
  file('icon', '/favicon.svg', 'image/svg+xml', day),
  file('icon that browsers ask for unasked', '/favicon.ico', 'image/x-icon', day),
  file('icon of a phone', '/apple-touch-icon.png', 'image/png', day),
  file('icon of the web manifest', '/icon-192.png', 'image/png', day),
  file('large icon of the web manifest', '/icon-512.png', 'image/png', day),
  file('web manifest', '/site.webmanifest', 'application/manifest+json', day),
  {
    ...file('web manifest as .br', '/site.webmanifest', 'application/manifest+json', day),
    headers: { 'Accept-Encoding': 'gzip, br' },
    encoding: 'br',
  },
  file('announcement', '/announcement.pdf', 'application/pdf', day),
  { ...file('release map', '/release.json', json, 'no-cache'), text: '"remotes"' },
  { ...file('robots.txt', '/robots.txt', plain, 'no-cache'), text: 'User-agent' },
  {
    ...file('sitemap', '/sitemap.xml', 'application/xml; charset=utf-8', 'no-cache'),
    text: '<urlset',
  },
  missingFile('missing remote file', '/remotes/mfe-press/1/nothing.js'),
  missingFile('missing remote file that asks for HTML', '/remotes/mfe-press/1/index.html'),
  missingFile('missing manifest', '/remotes/mfe-press/1/mf-manifest.json'),
  missingFile('folder of a remote', '/remotes/mfe-press/1'),
  missingFile('folder of a remote with a slash', '/remotes/mfe-press/1/'),
  missingFile('missing shell file', '/shell/2/main.js'),
  missingFile('missing picture', '/media/nothing.avif'),
  missingFile('missing top-level file', '/security.txt'),
  missingFile('missing icon', '/apple-touch-icon-precomposed.png'),
];

/** A condition on a file that does not hold, or that says the browser has it. */
const conditional = (
  title: string,
  headers: Readonly<Record<string, string>>,
  status: number,
  paths: readonly string[],
  rest: Partial<EdgeCase> = {},
): readonly EdgeCase[] =>
  paths.map((path) => ({
    title: `${path}, ${title}`,
    path,
    headers: { ...headers, 'Accept-Encoding': 'identity' },
    status,
    policy: 'file',
    ...rest,
  }));

const inParts = ['/media/clip.mp4', plainScript.path, '/announcement.pdf'];
const whole = ['/Brand/intro', '/release.json', '/media/tours/84A.html'];

const conditions: readonly EdgeCase[] = [
  ...conditional('range beyond its end', { Range: 'bytes=99999999-' }, 416, inParts, {
    cache: 'no-cache',
    type: plain,
    text: 'Range Not Satisfiable\n',
  }),
  ...whole.map((path): EdgeCase => ({
    title: `${path}, never in parts`,
    path,
    headers: { Range: 'bytes=99999999-' },
    status: 200,
    policy: path === '/Brand/intro' ? 'page' : path === '/release.json' ? 'file' : 'tour',
    isOfRelease: path === '/Brand/intro',
    cache: 'no-cache',
  })),
  ...conditional('another version wanted', { 'If-Match': '"other"' }, 412, [...inParts, ...whole], {
    cache: 'no-cache',
    type: plain,
    text: 'Precondition Failed\n',
  }),
  ...conditional(
    'a part of another version wanted',
    { 'If-Match': '"other"', Range: 'bytes=0-1' },
    412,
    inParts,
    { cache: 'no-cache', type: plain },
  ),
  ...conditional('known to the browser', { 'If-None-Match': '*' }, 304, [
    ...inParts,
    '/release.json',
  ]),
  {
    title: '/Brand/intro, known to the browser',
    path: '/Brand/intro',
    headers: { 'If-None-Match': '*' },
    status: 304,
    policy: 'page',
    cache: 'no-cache',
    isOfRelease: true,
  },
  ...conditional('a part that is there', { Range: 'bytes=0-2' }, 206, ['/announcement.pdf'], {
    cache: day,
    type: 'application/pdf',
    text: '%PD',
  }),
  {
    ...missingFile('missing clip, in part', '/media/nothing.mp4'),
    headers: { Range: 'bytes=0-1' },
  },
];

const reportType = { 'Content-Type': 'application/reports+json' };
const reports: readonly EdgeCase[] = [
  {
    title: 'report of a browser',
    method: 'POST',
    path: '/reports',
    headers: reportType,
    body: '[{"type":"csp-violation","body":{"effectiveDirective":"img-src"}}]',
    status: 204,
    policy: 'file',
    cache: 'no-store',
  },
  {
    title: 'report in another form',
    method: 'POST',
    path: '/reports',
    headers: { 'Content-Type': 'text/plain' },
    body: 'x',
    status: 415,
    policy: 'file',
    cache: 'no-store',
  },
  {
    title: 'report that is too long',
    method: 'POST',
    path: '/reports',
    headers: reportType,
    body: JSON.stringify(['x'.repeat(20_000)]),
    status: 413,
    policy: 'file',
    cache: 'no-store',
    type: json,
  },
  {
    title: 'GET of reports',
    path: '/reports',
    status: 405,
    policy: 'file',
    cache: 'no-cache',
    type: plain,
    allow: 'POST',
  },
  {
    ...file('whom to tell of a vulnerability', '/.well-known/security.txt', plain, 'no-cache'),
    text: 'Contact: tel:1533-8848\nExpires: 20',
  },
  refused('POST', '/.well-known/security.txt'),
];

const methods: readonly EdgeCase[] = [
  refused('POST', '/'),
  refused('DELETE', '/Brand/intro'),
  refused('PUT', press),
  refused('POST', '/sitemap.xml'),
  refused('POST', '/remotes/mfe-press/1/entry.js'),
  refused('OPTIONS', '/release.json'),
  { ...page('/Brand/intro', 'HEAD of a page'), method: 'HEAD', text: '' },
];

const livePage: Omit<EdgeCase, 'title' | 'path'> = {
  status: 200,
  policy: 'page',
  cache: 'no-cache',
  type: html,
  isOfRelease: true,
};

const live: readonly EdgeCase[] = [
  { ...livePage, title: 'press list', path: press, text: '"articles":' },
  {
    ...livePage,
    title: 'press list for somebody who saves data',
    path: press,
    headers: savesData,
    text: '"articles":',
  },
  {
    ...livePage,
    title: 'press list with a query of its own',
    path: `${press}?x=1`,
    text: '"articles":',
  },
  { ...livePage, title: 'press list, next page', path: `${press}?after=`, text: '"articles":' },
  {
    ...livePage,
    title: 'press list with a forged session cookie',
    path: press,
    headers: forged,
    text: '"articles":',
  },
  {
    ...livePage,
    title: 'press list with a forged session cookie of https',
    path: press,
    headers: { Cookie: `__Host-${forged.Cookie.slice('other=1; '.length)}` },
  },
  {
    ...livePage,
    title: 'press list with a cookie that only ends alike',
    path: press,
    headers: { Cookie: 'xpress.sid=x' },
    cache: 'no-cache',
  },
  { ...moved('missing article', `${press}/${article}`, '/Promotion/Press', 302), type: plain },
  { ...moved('malformed article id', `${press}/zzz`, '/Promotion/Press', 302), type: plain },
];

const serviceAnswer: Pick<EdgeCase, 'policy' | 'type'> = { policy: 'service', type: json };

const api: readonly EdgeCase[] = [
  {
    ...serviceAnswer,
    title: 'article list',
    path: `${articlesUrl(defaultSite.key)}?limit=10`,
    status: 200,
    cache: 'public, max-age=0, s-maxage=1, stale-if-error=604800',
    text: '"articles":',
  },
  {
    ...serviceAnswer,
    title: 'article list with a forged session cookie',
    path: articlesUrl(defaultSite.key),
    headers: forged,
    status: 200,
    cache: 'public, max-age=0, s-maxage=1, stale-if-error=604800',
  },
  {
    ...serviceAnswer,
    title: 'missing article of the API',
    path: `${articlesUrl(defaultSite.key)}/${article}`,
    status: 404,
    text: 'article_not_found',
  },
  {
    ...serviceAnswer,
    title: 'session without one',
    path: sessionUrl,
    status: 401,
    cache: 'no-store',
    text: 'not_signed_in',
  },
  {
    ...serviceAnswer,
    title: 'ready',
    path: '/api/press/health/ready',
    status: 200,
    cache: 'no-store',
  },
  {
    ...serviceAnswer,
    title: 'publish without a session',
    method: 'POST',
    path: articlesUrl(defaultSite.key),
    headers: { 'Content-Type': 'application/json' },
    body: '{}',
    status: 401,
    text: 'not_signed_in',
  },
  {
    ...serviceAnswer,
    title: 'publish from another site',
    method: 'POST',
    path: articlesUrl(defaultSite.key),
    headers: { 'Content-Type': 'application/json', Origin: 'https://evil.example' },
    body: '{}',
    status: 403,
    text: 'cross_site_request',
  },
  {
    ...serviceAnswer,
    title: "a draft beyond the service's limit",
    method: 'POST',
    path: sessionUrl,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'x'.repeat(300_000) }),
    status: 413,
    text: 'body_too_large',
  },
  {
    ...serviceAnswer,
    title: 'unknown address of the API',
    path: '/api/press/other/articles',
    status: 404,
  },
  {
    ...serviceAnswer,
    title: 'method the API does not know',
    method: 'PATCH',
    path: sessionUrl,
    status: 405,
    allow: 'GET, HEAD, POST, DELETE',
  },
];

const registration = JSON.stringify({
  name: 'Kim',
  phone: '010-0000-0000',
  email: '',
  visitDate: '',
});

const forms: readonly EdgeCase[] = [
  {
    ...serviceAnswer,
    title: 'popup',
    method: 'POST',
    path: '/forms/popup',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: registration,
    status: 200,
    cache: 'no-store',
    text: '"ok":true',
  },
  {
    title: 'visit form without JavaScript',
    policy: 'service',
    method: 'POST',
    path: '/forms/visit',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html' },
    body: 'name=a&phone=1&message=',
    status: 303,
    location: '/forms/done',
  },
  {
    ...serviceAnswer,
    title: 'inquiry without a name',
    method: 'POST',
    path: '/forms/inquiry',
    headers: { 'Content-Type': 'application/json' },
    body: '{"phone":"1","message":""}',
    status: 422,
  },
  {
    ...serviceAnswer,
    title: "a form beyond the service's limit",
    method: 'POST',
    path: '/forms/popup',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'x'.repeat(100_000) }),
    status: 413,
    text: 'body_too_large',
  },
  { ...serviceAnswer, title: 'GET of a form', path: '/forms/popup', status: 405, allow: 'POST' },
];

const malformed: readonly EdgeCase[] = [
  {
    title: 'broken encoding',
    path: '/%',
    status: 400,
    policy: 'file',
    cache: 'no-cache',
    type: plain,
  },
  {
    title: 'zero byte',
    path: '/Brand%00',
    status: 400,
    policy: 'file',
    cache: 'no-cache',
    type: plain,
  },
];

export const edgeCases: readonly EdgeCase[] = [
  ...pages,
  ...notFound,
  ...oneAddress,
  ...files,
  ...dictionaries,
  ...conditions,
  ...reports,
  ...methods,
  ...live,
  ...api,
  ...forms,
  ...malformed,
];
