import { LRUCache } from 'lru-cache';
import { parseModuleId, type ModuleId, type RemoteName, type SiteFacts } from '@site/contract';
import type { CalendarFile } from '@site/host';
import { checkExposeShape } from '@site/host/compatibility';
import { messageOf } from '../message-of';
import {
  loadRemoteModules,
  loadShellBundle,
  type BundleFiles,
  type RenderedDocument,
} from '../render/shell-bundle';
import { sha256 } from '../sha256';
import { loadPageData, NoSuchPage, Unavailable } from './load-page-data';
import type { RequestHandlers, LoadRequest, PageAnswer } from './messages';

/** The list, its next rows, and the articles that are read now; about 60 KB each. */
const documentsKept = 16;

type Modules = Partial<Record<ModuleId, unknown>>;

/**
 * Evaluates the shell's bundle now, and each remote's at the first request that needs it.
 * @returns the handlers of a render process
 * @throws any error of the shell's bundle while it is evaluated
 */
export function createRequestHandlers(files: BundleFiles): RequestHandlers {
  const shell = loadShellBundle(files.shell);
  const remotes = Object.keys(files.remotes) as RemoteName[];
  const loaded = new Map<RemoteName, Modules>();
  const modulesOf = (remote: RemoteName): Modules => {
    const modules = loaded.get(remote) ?? loadRemoteModules(files.remotes[remote], remote, shell);
    loaded.set(remote, modules);
    return modules;
  };
  const moduleOf = (id: ModuleId) => modulesOf(parseModuleId(id).remote)[id];

  /**
   * By the hash of what they depend on. After a pause in its visitors a page is usually the same as before, while React, which V8
   * has to warm up again, takes ten times as long as loading the data.
   */
  const documents = new LRUCache<string, RenderedDocument>({ max: documentsKept });

  return {
    exposes: ({ remote, needed }) => Promise.resolve(problemsOf(remote, needed, modulesOf)),
    async page({ load, modules, ...input }) {
      const loadedData = load && (await loadData(load, moduleOf));
      if (loadedData && loadedData.kind !== 'data') return loadedData;
      const data = loadedData && { data: loadedData.data };
      const render = () =>
        shell.renderDocument({
          ...input,
          modules: Object.fromEntries(modules.map((id) => [id, moduleOf(id)])),
          ...data,
        });
      // One person's: it is not kept, and what a component throws may quote it.
      if (input.data !== undefined) return { kind: 'page', ...(await render().catch(hideThrown)) };
      // The administrator's page is one person's, and a prerendered page is requested once.
      if (!load || input.admin) return { kind: 'page', ...(await render()) };
      const key = sha256(JSON.stringify({ ...input, modules, ...data }));
      const document = documents.get(key) ?? (await render());
      documents.set(key, document);
      return { kind: 'page', ...document };
    },
    sitemap: ({ publicOrigin, articlePaths, changes }) =>
      Promise.resolve(shell.renderSitemap(publicOrigin, articlePaths, changes)),
    robots: (publicOrigin) => Promise.resolve(shell.renderRobots(publicOrigin)),
    calendars({ former, releasedAt, site }) {
      const calendarFiles = remotes.flatMap((remote) => calendarsOf(modulesOf(remote), site));
      return Promise.resolve(shell.renderCalendars?.(calendarFiles, former, releasedAt) ?? []);
    },
  };
}

function hideThrown(): never {
  throw new Error('was not rendered');
}

function calendarsOf(modules: Modules, site: SiteFacts): readonly CalendarFile[] {
  return Object.entries(modules).flatMap(([id, module]) => {
    try {
      return checkExposeShape(id as ModuleId, module).calendars?.(site) ?? [];
    } catch (error) {
      throw new Error(`calendars of ${id}: ${messageOf(error)}`, { cause: error });
    }
  });
}

type Loaded = Exclude<PageAnswer, { kind: 'page' }> | { kind: 'data'; data: unknown };

async function loadData(load: LoadRequest, moduleOf: (id: ModuleId) => unknown): Promise<Loaded> {
  const module = checkExposeShape(load.module, moduleOf(load.module));
  try {
    const data = await loadPageData(module, load);
    if (data === null) return { kind: 'missing', path: module.missingPath ?? '/' };
    return { kind: 'data', data };
  } catch (error) {
    if (error instanceof NoSuchPage) return { kind: 'not-found' };
    if (error instanceof Unavailable) return { kind: 'unavailable', message: error.message };
    throw error;
  }
}

/** The browser checks the same after loading. */
function problemsOf(
  remote: RemoteName,
  needed: ReadonlyMap<string, string>,
  modulesOf: (remote: RemoteName) => Modules,
): string[] {
  let modules: Modules;
  try {
    modules = modulesOf(remote);
  } catch (error) {
    return [`it does not load (${messageOf(error)})`];
  }
  return [...needed].flatMap(([expose, path]) => {
    const id = `${remote}/${expose.slice(2)}` as ModuleId;
    if (modules[id] === undefined) return [`${expose} is missing, which ${path} shows`];
    try {
      checkExposeShape(id, modules[id]);
      return [];
    } catch (error) {
      return [messageOf(error)];
    }
  });
}
