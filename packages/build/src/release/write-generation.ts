import { cpSync, existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { remoteNames, type RemoteName } from '@site/contract';
import { startRenderThread, type RenderThread, type ThreadLimits } from '../render-thread';
import { contentOf } from './add-folder';
import { compressFolder } from './compress';
import { checkLivePages } from './check-live-pages';
import { arePageDictionariesWhole, writePageDictionaries } from './dictionaries/page-dictionaries';
import type { GenerationRecord } from './generation-record';
import { messageOf } from './message-of';
import { readHeaders, type PageHeaders } from './page-headers';
import { isPublished, publishStylesheet } from './page-stylesheets';
import { pageTasks, type PageTask } from './page-tasks';
import type { Release } from './release-map';
import { releaseLimits, renderStaticPage } from './render-pages';
import { bundleFiles } from './renderer';
import { requireExposes } from './require-exposes';
import { roomNames } from '../rooms';
import { sbomOf, type SiteFolder } from './site-folder';

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
 * Writes generation `release.map.id` beside the others, whole. Nothing is served from it until `switchTo`.
 * Pages that hold no HTML of a changed remote are copied byte by byte.
 *
 * @throws Error that names the remote or page at fault: such a release never goes out
 */
export async function writeGeneration(
  site: SiteFolder,
  release: Release,
  record: GenerationRecord,
  { reuse, limits = releaseLimits }: WriteOptions = {},
): Promise<void> {
  const staging = join(site.staging, `generation-${record.id}`);
  const thread = startRenderThread(bundleFiles(site, record.selection), limits);
  try {
    await openedBy(record, thread);
    await requireExposes(thread, record.selection);
    await writePages(site, staging, { thread, release, record, reuse });
  } finally {
    await thread.stop();
  }
  copyFilesAtTop(site, record, join(staging, 'public'));
  writeJson(join(staging, 'release.json'), release.map);
  writeJson(join(staging, 'selection.json'), record);
  await compressFolder(staging);
  // Nobody fetches these.
  copySboms(site, record, join(staging, 'sbom'));
  await writePageDictionaries(site, staging, dictionaryPages());
  mkdirSync(site.generations, { recursive: true });
  renameSync(staging, join(site.generations, String(record.id)));
}

async function openedBy({ selection }: GenerationRecord, thread: RenderThread) {
  try {
    await thread.opened;
  } catch (error) {
    throw new Error(`shell ${selection.shell} does not load: ${messageOf(error)}`, {
      cause: error,
    });
  }
}

interface Writing {
  readonly thread: RenderThread;
  readonly release: Release;
  readonly record: GenerationRecord;
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
  await checkLivePages(rendering, ({ remotes }) => remotes.some((name) => changed.has(name)));
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
export function isWhole(site: SiteFolder, generation: string): boolean {
  try {
    const headers = readHeaders(generation);
    const hasPages = pageTasks().every(({ file }) => {
      const header = headers[file];
      return header && isPublished(site, header) && hasPage(generation, file);
    });
    return hasPages && arePageDictionariesWhole(site, generation, dictionaryPages());
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

function hasPage(generation: string, file: string): boolean {
  return suffixes.every((suffix) => existsSync(join(generation, 'pages', file + suffix)));
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
function copyFilesAtTop(site: SiteFolder, { selection }: GenerationRecord, target: string) {
  mkdirSync(target, { recursive: true });
  const source = join(site.serverFolder('shell', selection.shell), 'public');
  for (const [name, file] of contentOf(source)) {
    mkdirSync(dirname(join(target, name)), { recursive: true });
    cpSync(file, join(target, name));
  }
}

/** What every part is made of (CycloneDX), for who has to know which release holds a package. Never served. */
function copySboms(site: SiteFolder, { selection }: GenerationRecord, target: string) {
  mkdirSync(target, { recursive: true });
  for (const name of roomNames) {
    const file = sbomOf(site, name, selection[name]);
    if (existsSync(file)) cpSync(file, join(target, `${name}.cdx.json`));
  }
}

function writeJson(file: string, value: unknown) {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}
