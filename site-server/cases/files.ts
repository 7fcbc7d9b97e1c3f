/** Files of builds, of the release and at the root of the site; ranges and conditional requests. */
import { articlesUrl, calendarPath, calendarType, defaultSite } from '@site/contract';
import { speculationRulesFile, speculationRulesType } from '@site/contract/speculation-rules';
import { plainScript } from './dictionaries';
import {
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
} from './edge-case';

export const files: readonly EdgeCase[] = [
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
      'speculation rules',
      `/shell/1/${speculationRulesFile}`,
      speculationRulesType,
      immutable,
    ),
    text: '"prefetch"',
  },
  file('font', '/shell/fonts/letters.woff2', 'font/woff2', immutable),
  file('picture', '/media/hero.avif', 'image/avif', immutable),
  file('JPEG', '/media/share.jpg', 'image/jpeg', immutable),
  {
    ...file(
      'picture of a shared link',
      '/media/pictures/share-home.0a1b2c3d.jpg',
      'image/jpeg',
      immutable,
    ),
    resourcePolicy: 'cross-origin',
  },
  {
    ...file('tour', '/media/tours/84A.html', html, 'no-cache'),
    policy: 'tour',
    text: '<h1>tour</h1>',
  },
  missingFile('missing tour', '/media/tours/none.html'),
  {
    ...file('range of a video', '/media/video.mp4', 'video/mp4', immutable),
    headers: { Range: 'bytes=0-3' },
    status: 206,
  },
  file('icon', '/favicon.svg', 'image/svg+xml', day),
  file('icon that browsers request by default', '/favicon.ico', 'image/x-icon', day),
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
  {
    ...file(
      'calendar file',
      calendarPath('contract'),
      `${calendarType}; charset=utf-8`,
      'no-cache',
    ),
    headers: { 'Accept-Encoding': 'gzip, br' },
    text: 'BEGIN:VCALENDAR\r\n',
  },
  missingFile('missing calendar file', calendarPath('none')),
  missingPage('calendar file in capitals', '/calendar/Contract.ics'),
  missingPage('folder of calendar files', '/calendar'),
  { ...file('release manifest', '/release.json', json, 'no-cache'), text: '"remotes"' },
  { ...file('robots.txt', '/robots.txt', plain, 'no-cache'), text: 'User-agent' },
  {
    ...file('sitemap', '/sitemap.xml', 'application/xml; charset=utf-8', 'no-cache'),
    text: '<urlset',
  },
  missingFile('missing remote file', '/remotes/mfe-press/1/nothing.js'),
  missingFile('missing remote file with an HTML extension', '/remotes/mfe-press/1/index.html'),
  missingFile('file of an unknown remote', '/remotes/nobody/entry.js'),
  missingFile('folder of all remotes', '/remotes/'),
  missingFile('missing manifest', '/remotes/mfe-press/1/mf-manifest.json'),
  missingFile('source map beside a script of a remote', '/remotes/mfe-press/1/entry.js.map'),
  missingFile('source map beside a script of the shell', '/shell/1/main.js.map'),
  missingFile('folder of a remote', '/remotes/mfe-press/1'),
  missingFile('folder of a remote with a slash', '/remotes/mfe-press/1/'),
  {
    ...missingFile('part of a folder of tours', '/media/tours'),
    headers: { Range: 'bytes=0-10' },
  },
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

const inParts = ['/media/video.mp4', plainScript.path, '/announcement.pdf'];
const whole = ['/Brand/intro', '/release.json', '/media/tours/84A.html', calendarPath('contract')];

const preconditionFailed: Partial<EdgeCase> = {
  cache: 'no-cache',
  type: plain,
  text: 'Precondition Failed\n',
};

export const conditions: readonly EdgeCase[] = [
  ...conditional('range beyond the end', { Range: 'bytes=99999999-' }, 416, inParts, {
    cache: 'no-cache',
    type: plain,
    text: 'Range Not Satisfiable\n',
  }),
  ...whole.map((path): EdgeCase => ({
    title: `${path}, no ranges`,
    path,
    headers: { Range: 'bytes=99999999-' },
    status: 200,
    policy: path === '/Brand/intro' ? 'page' : path.startsWith('/media/') ? 'tour' : 'file',
    isOfRelease: path === '/Brand/intro',
    cache: 'no-cache',
  })),
  ...conditional(
    'If-Match of another version',
    { 'If-Match': '"other"' },
    412,
    [...inParts, ...whole],
    preconditionFailed,
  ),
  ...conditional(
    'a range of another version',
    { 'If-Match': '"other"', Range: 'bytes=0-1' },
    412,
    inParts,
    { cache: 'no-cache', type: plain },
  ),
  ...conditional(
    'unmodified since long ago',
    { 'If-Unmodified-Since': 'Thu, 01 Jan 2015 00:00:00 GMT' },
    412,
    [...whole, press],
    preconditionFailed,
  ),
  ...conditional(
    'If-Match of another version',
    { 'If-Match': '"other"' },
    412,
    [press, `${press}/feed.xml`, '/sitemap.xml', articlesUrl(defaultSite.key)],
    preconditionFailed,
  ),
  ...conditional('If-Match of any version', { 'If-Match': '*' }, 200, [`${press}/feed.xml`], {
    cache: 'no-cache',
    text: '<rss',
  }),
  ...conditional('held by the browser', { 'If-None-Match': '*' }, 304, [
    ...inParts,
    '/release.json',
  ]),
  {
    title: '/Brand/intro, held by the browser',
    path: '/Brand/intro',
    headers: { 'If-None-Match': '*' },
    status: 304,
    policy: 'page',
    cache: 'no-cache',
    isOfRelease: true,
  },
  ...conditional('a satisfiable range', { Range: 'bytes=0-2' }, 206, ['/announcement.pdf'], {
    cache: day,
    type: 'application/pdf',
    text: '%PD',
  }),
  {
    ...missingFile('missing video, with a range', '/media/nothing.mp4'),
    headers: { Range: 'bytes=0-1' },
  },
];
