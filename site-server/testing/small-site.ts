/**
 * A site that needs no bundler: hand-written builds, released by the real release code. Each page holds one inline style
 * that names shell version and path, so a wrong policy or a mixed-up page fails at once.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { exposesByRemote, remoteNames } from '@site/contract';
import { siteTable, type SiteTable } from '@site/contract/site-table';
import { speculationRulesFile } from '@site/contract/speculation-rules';
import { hostVersion } from '@site/host/compatibility';
import {
  nextReleaseId,
  readLiveRelease,
  switchLiveRelease,
  type BuildManifest,
  type FrontendVersions,
  composeRelease,
  pageFile,
  publicPath,
  siteFolder,
  type SiteFolder,
  type FrontendName,
} from '@site/release';
import { readPageDictionaries } from '@site/release/dictionaries';
import {
  compressFolder,
  writeRelease,
  writeScriptDictionaries,
  type BeforeSwitch,
} from '@site/release/publish';
import type { Target } from './dictionary-requests';
import { smallScriptName, smallScriptText } from './small-script';

const publicOrigin = 'http://localhost:8080';

/** @returns the site folder with builds 0 and 1 of every frontend published and nothing released */
export async function writeSmallSite(root: string): Promise<SiteFolder> {
  const site = siteFolder(root);
  const write = (file: string, text: string | Buffer) => {
    mkdirSync(dirname(join(site.root, file)), { recursive: true });
    writeFileSync(join(site.root, file), text);
  };
  publishFakes(site, '0');
  publishFakes(site, '1');
  write('shell/fonts/letters.woff2', Buffer.from('font'));
  write('media/styles/0a1b2c3d4e/below.css', 'html{--below:1}');
  write('media/hero.avif', Buffer.from('picture'));
  write('media/share.jpg', Buffer.from('picture'));
  write('media/pictures/share-home.0a1b2c3d.jpg', Buffer.from('picture'));
  write('media/video.mp4', Buffer.from('moving picture'));
  write('media/tours/84A.html', '<h1>tour</h1>');
  write('maps/shell/1/main.js.map', '{"version":3}');
  for (const folder of ['shell', 'remotes', 'media']) await compressFolder(join(site.root, folder));
  return site;
}

/** Publishes a hand-written build of every frontend under this version. @param table of the shell */
export function publishFakes(site: SiteFolder, version: string, table = siteTable): void {
  fakeShell(site, version, table, {
    'main.js': `console.log("shell ${version}");\n`,
    'main.js.map': '{"version":3}',
    'boot.js': `console.log("boot ${version}");\n`,
    'bar.js': 'console.log("bar");\n',
    [speculationRulesFile]: '{"prefetch":[]}',
    [smallScriptName(version)]: smallScriptText('shell', version),
  });
  const shell = site.serverFolder('shell', version);
  writeFileSync(join(shell, 'shell.cjs'), shellBundle(version));
  // Files at the root of the site belong to the shell's version and are released with its pages.
  mkdirSync(join(shell, 'public/calendar'), { recursive: true });
  const atTop = {
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'favicon.ico': 'icon',
    'apple-touch-icon.png': 'icon',
    'icon-192.png': 'icon',
    'icon-512.png': 'icon',
    'site.webmanifest': '{"name":"small site"}',
    'announcement.pdf': '%PDF-1.4\n',
    'calendar/contract.ics': 'BEGIN:VCALENDAR\r\n',
  };
  for (const [file, text] of Object.entries(atTop))
    writeFileSync(join(shell, 'public', file), text);
  for (const name of remoteNames) {
    const manifest = { name, version, scripts: [script('entry.js')], hostRange: '^1.0.0' };
    fake(site, manifest, {
      'entry.js': `console.log("${name} ${version}");\n`,
      'entry.js.map': '{"version":3}',
      [smallScriptName(version)]: smallScriptText(name, version),
    });
    const file = join(site.serverFolder(name, version), 'exposes.cjs');
    writeFileSync(file, remoteBundle(exposesByRemote[name]));
  }
}

/** Writes the next release from this version of every frontend and switches to it. */
export async function releaseSmallSite(
  site: SiteFolder,
  version: string,
  beforeSwitch?: BeforeSwitch,
): Promise<number> {
  const frontends: readonly FrontendName[] = ['shell', ...remoteNames];
  const versions = Object.fromEntries(
    frontends.map((frontend) => [frontend, version]),
  ) as FrontendVersions;
  const id = nextReleaseId(site);
  const release = composeRelease(site, versions, id);
  const history = Object.fromEntries(frontends.map((frontend) => [frontend, ['0']]));
  const record = {
    id,
    createdAt: release.publicManifest.createdAt,
    publicOrigin,
    versions,
    history,
  };
  await writeRelease(site, release, record, {});
  await writeScriptDictionaries(site, record, undefined);
  await beforeSwitch?.(site, { previous: readLiveRelease(site)?.id, next: id });
  switchLiveRelease(site, id);
  return id;
}

/** Scripts, pages and the page dictionary, each with the dictionary that a browser may hold for it. */
export function dictionaryTargets(site: SiteFolder): readonly Target[] {
  const read = (path: string) => readFileSync(join(site.root, path));
  const scripts = (['shell', ...remoteNames] as const).map((name) => ({
    path: `/${publicPath(name, '1')}/${smallScriptName('1')}`,
    plain: Buffer.from(smallScriptText(name, '1')),
    dictionary: Buffer.from(smallScriptText(name, '0')),
  }));
  const [src = ''] = readPageDictionaries(site.current)?.dictionaries ?? [];
  const pages = ['/', '/Brand/intro', '/FloorPlan/84A', '/privacy'].map((path) => ({
    path,
    plain: read(`current/pages/${pageFile(path)}`),
    dictionary: read(src),
  }));
  return [...scripts, ...pages, { path: src, plain: read(src), dictionary: read(src) }];
}

const script = (file: string) => ({ file, integrity: 'sha384-fake' });

function fakeShell(
  site: SiteFolder,
  version: string,
  table: SiteTable,
  files: Record<string, string>,
) {
  const scripts = {
    scripts: [script('main.js')],
    boot: script('boot.js'),
    bar: script('bar.js'),
  };
  fake(site, { name: 'shell', version, ...scripts, hostVersion, table }, files);
}

function fake(site: SiteFolder, manifest: BuildManifest, files: Record<string, string>) {
  const { name, version } = manifest;
  const folder = site.publicFolder(name, version);
  const server = site.serverFolder(name, version);
  for (const place of [folder, server]) mkdirSync(place, { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  writeFileSync(join(server, 'build-manifest.json'), JSON.stringify(manifest));
}

function shellBundle(version: string): string {
  return `
const { createHash } = require('node:crypto');
exports.sharedModules = {};
const frame = '<p>' + Array.from({ length: 20 }, (_, line) => createHash('sha256').update('frame ' + line).digest('hex')).join('</p><p>') + '</p>';
exports.renderDocument = async ({ path, status, data, admin }) => {
  const css = 'html{--made-by:"${version} ' + path + '"}';
  const hash = createHash('sha256').update(css).digest('base64');
  const block = data === undefined && admin === undefined ? '' : '<script type="application/json">' + JSON.stringify({ ...data, admin }) + '</script>';
  return {
    html: '<!doctype html><html lang="ko"><head><style>' + css + '</style></head><body><h1>' + status + ' ' + path + '</h1>' + frame + block + '</body></html>\\n',
    styleHashes: ['sha256-' + hash],
    stylesheets: [],
  };
};
exports.renderSitemap = (origin, paths) => '<urlset>' + paths.map((path) => origin + path).join(' ') + '</urlset>\\n';
exports.renderRobots = () => 'User-agent: *\\n';
`;
}

/** Press pages load their data as the real ones do: from the press service, null for a missing article. */
function remoteBundle(exposes: readonly string[]): string {
  const names = JSON.stringify(exposes.map((expose) => expose.slice(2)));
  return `
const load = async (params, { apiOrigin, query, signal }) => {
  const list = apiOrigin + '/api/press/' + encodeURIComponent(params.site) + '/articles';
  const names = ['after', 'q'].filter((name) => query[name]);
  const after = names.length ? '?' + new URLSearchParams(names.map((name) => [name, query[name]])) : '';
  const response = await fetch(params.id === undefined ? list + after : list + '/' + encodeURIComponent(params.id), { signal });
  if (response.status === 404) return null;
  if (!response.ok) throw Object.assign(new Error('answered ' + response.status), { status: response.status });
  return response.json();
};
for (const name of ${names})
  exports[name] = { default: () => null, ...(name.startsWith('Press') && { load, missingPath: '/Promotion/Press' }) };
`;
}
