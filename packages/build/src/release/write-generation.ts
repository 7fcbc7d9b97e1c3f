import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { parseModuleId, staticPaths, type ModuleId, type RemoteName } from '@site/contract';
import { compressFolder } from './compress';
import type { GenerationRecord } from './generation-record';
import { bootScript, modulesOfRoute, pageRelease, type Release } from './release-map';
import { loadRemoteModules, loadShellBundle, type RenderInput } from './renderer';
import type { SiteFolder } from './site-folder';

/** CSP style hashes of each page, by its file name under pages/. */
export type PageHeaders = Record<string, { styleHashes: readonly string[] }>;

interface PageTask {
  readonly file: string;
  readonly path: string;
  readonly status: RenderInput['status'];
  readonly modules: readonly ModuleId[];
}

/** Pages that are no route of their own. */
const errorPages: readonly PageTask[] = [
  { file: 'errors/404.html', path: '/errors/404', status: 404, modules: [] },
  { file: 'errors/503.html', path: '/errors/503', status: 503, modules: [] },
];

/**
 * Writes generation `release.map.id` beside the others, whole, and returns its folder. Nothing is served from
 * it until `switchTo`. Pages that hold no HTML of a changed remote are copied byte by byte.
 *
 * @throws Error that names the page when a part cannot be rendered: such a release never goes out
 */
export async function writeGeneration(
  site: SiteFolder,
  release: Release,
  record: GenerationRecord,
  options: { reuse?: { folder: string; changed: ReadonlySet<RemoteName> } },
): Promise<string> {
  const folder = join(site.generations, String(release.map.id));
  const staging = `${folder}.part`;
  rmSync(staging, { recursive: true, force: true });
  const headers: PageHeaders = {};
  const { reuse } = options;
  const oldHeaders = reuse ? readHeaders(reuse.folder) : {};
  const render = createRenderer(site, release, record.publicOrigin);
  for (const task of pageTasks()) {
    const target = join(staging, 'pages', task.file);
    mkdirSync(dirname(target), { recursive: true });
    const old = oldHeaders[task.file];
    if (reuse && old && !remotesOf(task).some((remote) => reuse.changed.has(remote))) {
      for (const suffix of ['', '.br', '.gz'])
        cpSync(join(reuse.folder, 'pages', task.file + suffix), target + suffix);
      headers[task.file] = old;
      continue;
    }
    const { html, styleHashes } = await render(task);
    writeFileSync(target, html);
    headers[task.file] = { styleHashes };
  }
  const shell = loadShellBundle(site, release.selection.shell);
  writeFileSync(join(staging, 'pages/sitemap.xml'), shell.renderSitemap(record.publicOrigin, []));
  writeFileSync(join(staging, 'pages/robots.txt'), shell.renderRobots(record.publicOrigin));
  writeJson(join(staging, 'headers.json'), headers);
  writeJson(join(staging, 'release.json'), release.map);
  writeJson(join(staging, 'selection.json'), record);
  await compressFolder(staging);
  rmSync(folder, { recursive: true, force: true });
  renameSync(staging, folder);
  return folder;
}

function createRenderer(site: SiteFolder, release: Release, publicOrigin: string) {
  const shell = loadShellBundle(site, release.selection.shell);
  const loaded = new Map<RemoteName, Partial<Record<ModuleId, unknown>>>();
  const modulesOf = (remote: RemoteName) => {
    const known = loaded.get(remote);
    if (known) return known;
    const modules = loadRemoteModules(site, remote, release.selection[remote], shell);
    loaded.set(remote, modules);
    return modules;
  };
  return async (task: PageTask) => {
    const remotes = new Set(remotesOf(task));
    try {
      return await shell.renderDocument({
        path: task.path,
        status: task.status,
        modules: Object.assign({}, ...[...remotes].map(modulesOf)) as Record<string, unknown>,
        release: pageRelease(release, remotes),
        boot: bootScript(release),
        publicOrigin,
      });
    } catch (error) {
      throw new Error(`${task.path} cannot be rendered: ${(error as Error).message}`, {
        cause: error,
      });
    }
  };
}

function remotesOf(task: PageTask): readonly RemoteName[] {
  return task.modules.map((id) => parseModuleId(id).remote);
}

/** @throws Error with the file when it is missing or corrupt */
export function readHeaders(generation: string): PageHeaders {
  return JSON.parse(readFileSync(join(generation, 'headers.json'), 'utf8')) as PageHeaders;
}

function pageTasks(): PageTask[] {
  return [
    ...staticPaths().map(({ path, route }) => ({
      file: pageFile(path),
      path,
      status: 200 as const,
      modules: modulesOfRoute(route),
    })),
    ...errorPages,
  ];
}

/** @returns the file of a page under pages/: `<path>.html`, the home page is index.html. */
export function pageFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/** Makes a generation the one that is served, in one rename. */
export function switchTo(site: SiteFolder, id: number): void {
  const link = `${site.current}.${process.pid}.part`;
  rmSync(link, { force: true });
  symlinkSync(join('generations', String(id)), link);
  renameSync(link, site.current);
}

/** @returns the next free generation number, counting unserved ones too. */
export function nextGeneration(site: SiteFolder): number {
  if (!existsSync(site.generations)) return 1;
  const ids = readdirSync(site.generations).map(Number).filter(Number.isInteger);
  return Math.max(0, ...ids) + 1;
}

function writeJson(file: string, value: unknown) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}
