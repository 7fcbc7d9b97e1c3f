import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { defaultSite, type RemoteName } from '@site/contract';
import { openRenderProcesses, type ProcessLimits, type RenderProcesses } from '../render-process';
import { contentOf } from '../store/add-folder';
import { compressFolder } from '../store/compress';
import { checkSsrPages } from '../render/check-ssr-pages';
import {
  arePageDictionariesComplete,
  writePageDictionaries,
} from '../dictionaries/page-dictionaries';
import type { ReleaseManifest } from '../store/release-manifest';
import { messageOf } from '../message-of';
import { readOrUndefined } from '../read-or-undefined';
import { readHeaders, type PageHeaders } from '../page-headers';
import { isPublished, publishStylesheet } from '../store/page-stylesheets';
import { pageTasks, type PageTask } from '../render/page-tasks';
import { readRelease, type Release } from '../release';
import { releaseLimits, renderStaticPage } from '../render/render-page';
import { bundleFiles } from '../render/shell-bundle';
import { requireExposes, requireNamedExposes } from '../render/require-exposes';
import { keepTimes } from './keep-times';
import { requireParts, type LiveParts } from './require-nothing-lost';
import { remotesOf } from '../frontends';
import { releaseFolder, sbomOf, type SiteFolder } from '../store/site-folder';

/** The live release, whose pages may be reused. */
export interface Reuse {
  readonly folder: string;
  /** Pages that hold HTML of one of these are rendered again. */
  readonly changed: ReadonlySet<RemoteName>;
}

export interface WriteOptions {
  readonly reuse?: Reuse | undefined;
  /** undefined: nothing is live, or it cannot be read. */
  readonly live?: LiveParts | undefined;
  readonly limits?: ProcessLimits | undefined;
}

export type WriteRelease = typeof writeRelease;

/**
 * Writes the complete release `release.publicManifest.id` beside the others. It is not served before `switchLiveRelease`.
 * Pages without HTML of a changed remote are copied byte by byte.
 *
 * @throws Error that names the failing remote or page; the release is not published
 */
export async function writeRelease(
  site: SiteFolder,
  release: Release,
  manifest: ReleaseManifest,
  { reuse, live, limits = releaseLimits }: WriteOptions = {},
): Promise<void> {
  requireNamedExposes(site, release);
  const staging = join(site.staging, `release-${manifest.id}`);
  const files = bundleFiles(site, manifest.versions);
  const child = openRenderProcesses(files, { limits, count: 1, requestsEach: 1 });
  try {
    await waitUntilOpen(manifest, child);
    await requireExposes(child, release);
    await writePages(site, staging, { child, release, manifest, reuse, live });
    await writeCalendars(site, staging, { child, release, manifest });
  } finally {
    await child.stop();
  }
  copyPublicFiles(site, manifest, join(staging, 'public'));
  writeJson(join(staging, 'release.json'), release.publicManifest);
  writeJson(join(staging, 'manifest.json'), manifest);
  if (site.isCompressed) await compressFolder(staging);
  // After the compression: these are never served.
  copySboms(site, manifest, join(staging, 'sbom'));
  if (site.isCompressed) await writePageDictionaries(site, staging, dictionaryPages(release));
  keepTimes(site.current, staging);
  mkdirSync(site.releases, { recursive: true });
  renameSync(staging, releaseFolder(site, manifest.id));
}

async function waitUntilOpen({ versions }: ReleaseManifest, child: RenderProcesses) {
  try {
    await child.request('open', null);
  } catch (error) {
    throw new Error(`shell ${versions.shell} does not load: ${messageOf(error)}`, {
      cause: error,
    });
  }
}

interface Writing {
  readonly child: RenderProcesses;
  readonly release: Release;
  readonly manifest: ReleaseManifest;
  readonly reuse: Reuse | undefined;
  readonly live: LiveParts | undefined;
}

async function writePages(
  site: SiteFolder,
  staging: string,
  { child, release, manifest, reuse, live }: Writing,
): Promise<void> {
  const { publicOrigin } = manifest;
  const changed = reuse?.changed ?? new Set(remotesOf(release.versions));
  const rendering = { child, release, publicOrigin, changed };
  const headers: PageHeaders = {};
  // Damaged ones: every page is rendered again.
  const old = reuse && readOrUndefined(() => readHeaders(reuse.folder));
  await checkSsrPages(rendering, ({ remotes }) => remotes.some((name) => changed.has(name)));
  for (const task of pageTasks(release)) {
    const target = join(staging, 'pages', task.file);
    mkdirSync(dirname(target), { recursive: true });
    const reused = reuse && old?.[task.file];
    if (reused && isPublished(site, reused) && !isChanged(task, reuse)) {
      for (const suffix of suffixes)
        cpSync(join(reuse.folder, 'pages', task.file + suffix), target + suffix);
      headers[task.file] = reused;
      continue;
    }
    const page = await renderStaticPage(rendering, task);
    if (live) requireParts(live, task.path, page.html);
    for (const stylesheet of page.stylesheets) await publishStylesheet(site, stylesheet);
    writeFileSync(target, page.html);
    headers[task.file] = {
      styleHashes: page.styleHashes,
      scriptHashes: page.scriptHashes,
      stylesheets: page.stylesheets.map(({ src }) => src),
    };
  }
  const sitemap = await child.request('sitemap', { publicOrigin, articlePaths: [] });
  writeFileSync(join(staging, 'pages/sitemap.xml'), sitemap);
  writeFileSync(join(staging, 'pages/robots.txt'), await child.request('robots', publicOrigin));
  writeJson(join(staging, 'headers.json'), headers);
}

/** An event that has not changed since the live release keeps its bytes. */
async function writeCalendars(
  site: SiteFolder,
  staging: string,
  { child, release, manifest }: Pick<Writing, 'child' | 'release' | 'manifest'>,
) {
  const former = [...contentOf(join(site.current, 'public/calendar')).values()].map((file) =>
    readFileSync(file, 'utf8'),
  );
  const [facts = defaultSite] = release.table.sites;
  const wanted = { former, releasedAt: manifest.createdAt, site: facts };
  for (const { path, text } of await child.request('calendars', wanted)) {
    const file = join(staging, 'public', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** @returns whether every page of a release exists with its stylesheets and dictionaries, and its headers are readable. */
export function isComplete(site: SiteFolder, releaseDir: string): boolean {
  try {
    const release = readRelease(site, releaseDir);
    const headers = readHeaders(releaseDir);
    const hasPages = pageTasks(release).every(({ file }) => {
      const header = headers[file];
      return header && isPublished(site, header) && hasPage(releaseDir, file);
    });
    return hasPages && arePageDictionariesComplete(site, releaseDir, dictionaryPages(release));
  } catch {
    return false;
  }
}

/** Error pages are sent without a dictionary. */
const dictionaryPages = (release: Release) =>
  pageTasks(release)
    .filter(({ status }) => status === 200)
    .map(({ file }) => file);

const suffixes = ['', '.br', '.gz'];

function isChanged(task: PageTask, { folder, changed }: Reuse): boolean {
  return task.remotes.some((remote) => changed.has(remote)) || !hasPage(folder, task.file);
}

function hasPage(releaseDir: string, file: string): boolean {
  return suffixes.every((suffix) => existsSync(join(releaseDir, 'pages', file + suffix)));
}

/** Icons, the announcement: files without a hash in their name switch together with the pages that link them. */
function copyPublicFiles(site: SiteFolder, { versions }: ReleaseManifest, target: string) {
  mkdirSync(target, { recursive: true });
  const source = join(site.serverFolder('shell', versions.shell), 'public');
  for (const [name, file] of contentOf(source)) {
    mkdirSync(dirname(join(target, name)), { recursive: true });
    cpSync(file, join(target, name));
  }
}

/** The SBOM of every frontend (CycloneDX): shows which release contains a package. Never served. */
function copySboms(site: SiteFolder, { versions }: ReleaseManifest, target: string) {
  mkdirSync(target, { recursive: true });
  for (const name of ['shell', ...remotesOf(versions)] as const) {
    const file = sbomOf(site, name, versions[name]);
    if (existsSync(file)) cpSync(file, join(target, `${name}.cdx.json`));
  }
}

function writeJson(file: string, value: unknown) {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}
