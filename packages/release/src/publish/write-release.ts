import { cpSync, existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { remoteNames, type RemoteName } from '@site/contract';
import { startRenderThread, type RenderThread, type ThreadLimits } from '../render-thread';
import { contentOf } from '../store/add-folder';
import { compressFolder } from './compress';
import { checkSsrPages } from '../render/check-ssr-pages';
import {
  arePageDictionariesComplete,
  writePageDictionaries,
} from '../dictionaries/page-dictionaries';
import type { ReleaseManifest } from '../store/release-manifest';
import { messageOf } from '../message-of';
import { readHeaders, type PageHeaders } from '../page-headers';
import { isPublished, publishStylesheet } from './page-stylesheets';
import { pageTasks, type PageTask } from '../render/page-tasks';
import type { Release } from '../release-map';
import { releaseLimits, renderStaticPage } from '../render/render-pages';
import { bundleFiles } from '../render/renderer';
import { requireExposes } from '../render/require-exposes';
import { frontendNames } from '../frontends';
import { sbomOf, type SiteFolder } from '../store/site-folder';

/** The generation that is out, where its pages may be taken from. */
export interface Reuse {
  readonly folder: string;
  /** Pages that hold HTML of one of these are rendered anew. */
  readonly changed: ReadonlySet<RemoteName>;
}

export interface WriteOptions {
  readonly reuse?: Reuse | undefined;
  readonly limits?: ThreadLimits | undefined;
}

/**
 * Writes generation `release.map.id` beside the others, whole. Nothing is served from it until `switchLiveRelease`.
 * Pages that hold no HTML of a changed remote are copied byte by byte.
 *
 * @throws Error that names the remote or page at fault: such a release never goes out
 */
export async function writeRelease(
  site: SiteFolder,
  release: Release,
  record: ReleaseManifest,
  { reuse, limits = releaseLimits }: WriteOptions = {},
): Promise<void> {
  const staging = join(site.staging, `generation-${record.id}`);
  const thread = startRenderThread(bundleFiles(site, record.versions), limits);
  try {
    await openedBy(record, thread);
    await requireExposes(thread, record.versions);
    await writePages(site, staging, { thread, release, record, reuse });
  } finally {
    await thread.stop();
  }
  copyFilesAtTop(site, record, join(staging, 'public'));
  writeJson(join(staging, 'release.json'), release.map);
  writeJson(join(staging, 'manifest.json'), record);
  await compressFolder(staging);
  // Nobody fetches these.
  copySboms(site, record, join(staging, 'sbom'));
  await writePageDictionaries(site, staging, dictionaryPages());
  mkdirSync(site.releases, { recursive: true });
  renameSync(staging, join(site.releases, String(record.id)));
}

async function openedBy({ versions }: ReleaseManifest, thread: RenderThread) {
  try {
    await thread.opened;
  } catch (error) {
    throw new Error(`shell ${versions.shell} does not load: ${messageOf(error)}`, {
      cause: error,
    });
  }
}

interface Writing {
  readonly thread: RenderThread;
  readonly release: Release;
  readonly record: ReleaseManifest;
  readonly reuse: Reuse | undefined;
}

async function writePages(
  site: SiteFolder,
  staging: string,
  { thread, release, record, reuse }: Writing,
): Promise<void> {
  const { publicOrigin } = record;
  const changed = reuse?.changed ?? new Set(remoteNames);
  const rendering = { thread, release, publicOrigin, changed };
  const headers: PageHeaders = {};
  const old = reuse && reusableHeaders(reuse);
  await checkSsrPages(rendering, ({ remotes }) => remotes.some((name) => changed.has(name)));
  for (const task of pageTasks()) {
    const target = join(staging, 'pages', task.file);
    mkdirSync(dirname(target), { recursive: true });
    const kept = reuse && old?.[task.file];
    if (kept && isPublished(site, kept) && !isChanged(task, reuse)) {
      for (const suffix of suffixes)
        cpSync(join(reuse.folder, 'pages', task.file + suffix), target + suffix);
      headers[task.file] = kept;
      continue;
    }
    const page = await renderStaticPage(rendering, task);
    for (const stylesheet of page.stylesheets) await publishStylesheet(site, stylesheet);
    writeFileSync(target, page.html);
    headers[task.file] = {
      styleHashes: page.styleHashes,
      stylesheets: page.stylesheets.map(({ src }) => src),
    };
  }
  const sitemap = await thread.ask('sitemap', { publicOrigin, articlePaths: [] });
  writeFileSync(join(staging, 'pages/sitemap.xml'), sitemap);
  writeFileSync(join(staging, 'pages/robots.txt'), await thread.ask('robots', publicOrigin));
  writeJson(join(staging, 'headers.json'), headers);
}

/** @returns whether every page of a generation is there with what it links and names, and its headers can be read. */
export function isComplete(site: SiteFolder, releaseDir: string): boolean {
  try {
    const headers = readHeaders(releaseDir);
    const hasPages = pageTasks().every(({ file }) => {
      const header = headers[file];
      return header && isPublished(site, header) && hasPage(releaseDir, file);
    });
    return hasPages && arePageDictionariesComplete(site, releaseDir, dictionaryPages());
  } catch {
    return false;
  }
}

/** Error pages are sent plain. */
const dictionaryPages = () =>
  pageTasks()
    .filter(({ status }) => status === 200)
    .map(({ file }) => file);

const suffixes = ['', '.br', '.gz'];

function isChanged(task: PageTask, { folder, changed }: Reuse): boolean {
  return task.remotes.some((remote) => changed.has(remote)) || !hasPage(folder, task.file);
}

function hasPage(releaseDir: string, file: string): boolean {
  return suffixes.every((suffix) => existsSync(join(releaseDir, 'pages', file + suffix)));
}

/** None when they are damaged: then every page is rendered anew. */
function reusableHeaders({ folder }: Reuse): PageHeaders | undefined {
  try {
    return readHeaders(folder);
  } catch {
    return undefined;
  }
}

/** Icons, the announcement: files whose names never change go out with the pages that name them. */
function copyFilesAtTop(site: SiteFolder, { versions }: ReleaseManifest, target: string) {
  mkdirSync(target, { recursive: true });
  const source = join(site.serverFolder('shell', versions.shell), 'public');
  for (const [name, file] of contentOf(source)) {
    mkdirSync(dirname(join(target, name)), { recursive: true });
    cpSync(file, join(target, name));
  }
}

/** What every part is made of (CycloneDX), for who has to know which release holds a package. Never served. */
function copySboms(site: SiteFolder, { versions }: ReleaseManifest, target: string) {
  mkdirSync(target, { recursive: true });
  for (const name of frontendNames) {
    const file = sbomOf(site, name, versions[name]);
    if (existsSync(file)) cpSync(file, join(target, `${name}.cdx.json`));
  }
}

function writeJson(file: string, value: unknown) {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}
