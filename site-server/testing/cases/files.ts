/** Files of builds, of the release and at the root of the site; ranges and conditional requests. */
import { articlesUrl, calendarPath, calendarType, defaultSite } from '@site/contract';
import { speculationRulesFile, speculationRulesType } from '@site/contract/speculation-rules';
import { script } from './dictionaries';
import {
  accepting,
  day,
  type EdgeCase,
  file,
  html,
  immutable,
  json,
  missingFile,
  missingPage,
  plain,
  press,
  type Rest,
} from './edge-case';

const takesBrotli = { headers: accepting('gzip, br'), encoding: 'br' };
const hashed = (title: string, path: string, type: string, rest: Rest = {}) =>
  file(title, path, type, immutable, rest);
const atTop = (title: string, path: string, type: string, rest: Rest = {}) =>
  file(title, path, type, day, rest);
const revalidated = (title: string, path: string, type: string, rest: Rest = {}) =>
  file(title, path, type, 'no-cache', rest);

export const files = [
  hashed('script of a remote', '/remotes/mfe-press/1/entry.js', script, { text: 'mfe-press 1' }),
  hashed('script of a remote as .br', '/remotes/mfe-press/1/entry.js', script, {
    headers: accepting('br'),
    encoding: 'br',
  }),
  hashed('script of the shell', '/shell/1/main.js', script),
  hashed('stylesheet of a page', '/media/styles/0a1b2c3d4e/below.css', 'text/css; charset=utf-8', {
    ...takesBrotli,
  }),
  hashed('speculation rules', `/shell/1/${speculationRulesFile}`, speculationRulesType, {
    text: '"prefetch"',
  }),
  hashed('font', '/shell/fonts/letters.woff2', 'font/woff2'),
  hashed('picture', '/media/hero.avif', 'image/avif'),
  hashed('JPEG', '/media/share.jpg', 'image/jpeg'),
  hashed('picture of a shared link', '/media/pictures/share-home.0a1b2c3d.jpg', 'image/jpeg', {
    resourcePolicy: 'cross-origin',
  }),
  revalidated('tour', '/media/tours/84A.html', html, { policy: 'tour', text: '<h1>tour</h1>' }),
  missingFile('missing tour', '/media/tours/none.html'),
  hashed('range of a video', '/media/video.mp4', 'video/mp4', {
    headers: { Range: 'bytes=0-3' },
    status: 206,
  }),
  atTop('icon', '/favicon.svg', 'image/svg+xml'),
  atTop('icon that browsers request by default', '/favicon.ico', 'image/x-icon'),
  atTop('icon of a phone', '/apple-touch-icon.png', 'image/png'),
  atTop('icon of the web manifest', '/icon-192.png', 'image/png'),
  atTop('large icon of the web manifest', '/icon-512.png', 'image/png'),
  atTop('web manifest', '/site.webmanifest', 'application/manifest+json'),
  atTop('web manifest as .br', '/site.webmanifest', 'application/manifest+json', takesBrotli),
  atTop('announcement', '/announcement.pdf', 'application/pdf'),
  revalidated('calendar file', calendarPath('contract'), `${calendarType}; charset=utf-8`, {
    headers: accepting('gzip, br'),
    text: 'BEGIN:VCALENDAR\r\n',
  }),
  missingFile('missing calendar file', calendarPath('none')),
  missingPage('calendar file in capitals', '/calendar/Contract.ics'),
  missingPage('folder of calendar files', '/calendar'),
  revalidated('release manifest', '/release.json', json, { text: '"remotes"' }),
  revalidated('robots.txt', '/robots.txt', plain, { text: 'User-agent' }),
  revalidated('sitemap', '/sitemap.xml', 'application/xml; charset=utf-8', { text: '<urlset' }),
  missingFile('missing remote file', '/remotes/mfe-press/1/nothing.js'),
  missingFile('missing remote file with an HTML extension', '/remotes/mfe-press/1/index.html'),
  missingFile('file of an unknown remote', '/remotes/nobody/entry.js'),
  missingFile('folder of all remotes', '/remotes/'),
  missingFile('missing manifest', '/remotes/mfe-press/1/mf-manifest.json'),
  missingFile('source map beside a script of a remote', '/remotes/mfe-press/1/entry.js.map'),
  missingFile('source map beside a script of the shell', '/shell/1/main.js.map'),
  missingFile('folder of a remote', '/remotes/mfe-press/1'),
  missingFile('folder of a remote with a slash', '/remotes/mfe-press/1/'),
  missingFile('part of a folder of tours', '/media/tours', { headers: { Range: 'bytes=0-10' } }),
  missingFile('missing shell file', '/shell/2/main.js'),
  missingFile('missing picture', '/media/nothing.avif'),
  missingFile('missing top-level file', '/security.txt'),
  missingFile('missing icon', '/apple-touch-icon-precomposed.png'),
];

/** Conditional requests: the condition fails, or the browser has the file already. */
const conditional = (
  title: string,
  headers: Readonly<Record<string, string>>,
  status: number,
  paths: readonly string[],
  rest: Rest = {},
) =>
  paths.map((path): EdgeCase => ({
    ...{ title: `${path}, ${title}`, path, status, policy: 'file' },
    headers: { ...headers, ...accepting('identity') },
    ...rest,
  }));

const inParts = ['/media/video.mp4', '/remotes/mfe-press/1/part.00000001.js', '/announcement.pdf'];
const page = '/Brand/intro';
const whole = [page, '/release.json', '/media/tours/84A.html', calendarPath('contract')];
const ofPress = [press, `${press}/feed.xml`, '/sitemap.xml', articlesUrl(defaultSite.key)];
const ofPage: Rest = { policy: 'page', cache: 'no-cache', isOfRelease: true };

const otherVersion = { 'If-Match': '"other"' };
const longAgo = { 'If-Unmodified-Since': 'Thu, 01 Jan 2015 00:00:00 GMT' };
const failed = { cache: 'no-cache', type: plain, text: 'Precondition Failed\n' };
const beyond = { Range: 'bytes=99999999-' };

export const conditions = [
  conditional('range beyond the end', beyond, 416, inParts, {
    cache: 'no-cache',
    type: plain,
    text: 'Range Not Satisfiable\n',
  }),
  whole.map((path): EdgeCase => ({
    ...{ title: `${path}, no ranges`, path, headers: beyond, status: 200, cache: 'no-cache' },
    policy: path.startsWith('/media/') ? 'tour' : 'file',
    isOfRelease: false,
    ...(path === page && ofPage),
  })),
  conditional('If-Match of another version', otherVersion, 412, [...inParts, ...whole], failed),
  conditional('a range of another version', { ...otherVersion, Range: 'bytes=0-1' }, 412, inParts, {
    cache: 'no-cache',
    type: plain,
  }),
  conditional('unmodified since long ago', longAgo, 412, [...whole, press], failed),
  conditional('If-Match of another version', otherVersion, 412, ofPress, failed),
  conditional('If-Match of any version', { 'If-Match': '*' }, 200, [`${press}/feed.xml`], {
    cache: 'no-cache',
    text: '<rss',
  }),
  conditional('held by the browser', { 'If-None-Match': '*' }, 304, [...inParts, '/release.json']),
  conditional('held by the browser', { 'If-None-Match': '*' }, 304, [page], {
    headers: { 'If-None-Match': '*' },
    ...ofPage,
  }),
  conditional('a satisfiable range', { Range: 'bytes=0-2' }, 206, ['/announcement.pdf'], {
    cache: day,
    type: 'application/pdf',
    text: '%PD',
  }),
  missingFile('missing video, with a range', '/media/nothing.mp4', {
    headers: { Range: 'bytes=0-1' },
  }),
].flat();
