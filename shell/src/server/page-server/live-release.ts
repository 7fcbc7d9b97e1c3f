import { availableParallelism } from 'node:os';
import { parseModuleId, routes, type RemoteName, type RouteMatch } from '@site/contract';
import { speculationRulesHeader } from '@site/contract/speculation-rules';
import {
  bootScript,
  bundleFiles,
  modulesInPage,
  pageRelease,
  readPublicOrigin,
  readRelease,
  versionsOfRemotes,
  siteFolder,
} from '@site/release';
import { startRenderThread, type PageAnswer, type ThreadLimits } from '@site/release/render-thread';
import { createPagePool, type PagePool } from './page-pool';

/** Rendering takes some 10 ms; the edge gives a page eight seconds and shows its last copy then. */
const limits: ThreadLimits = { openMs: 15_000, stallMs: 2000, answerMs: 6000, heapMb: 256 };
/** Pages under way when a release is replaced are let end. */
const drainMs = 10_000;

/** Renders with the bundles of one release, in threads of its own: no code of another release is left in them. */
export interface LiveRelease {
  /** Folder of the generation. */
  readonly folder: string;
  readonly releaseHeaders: Readonly<Record<string, string>>;
  /** @throws PageFailure */
  readonly page: (
    path: string,
    match: RouteMatch,
    query: URLSearchParams,
    /** Origin of the press service. */
    apiOrigin: string,
  ) => Promise<PageAnswer>;
  /** @throws PageFailure */
  readonly sitemap: (articlePaths: readonly string[]) => Promise<string>;
  /** Ends the threads; `drain` lets what is under way end first. */
  readonly stop: (how?: 'drain') => Promise<void>;
}

/**
 * @param folder of a generation
 * @returns once the remotes of all live pages have been evaluated
 * @throws Error when the release cannot be read or its bundles cannot be used
 */
export async function openLiveRelease(root: string, folder: string): Promise<LiveRelease> {
  const site = siteFolder(root);
  const release = readRelease(site, folder);
  const publicOrigin = readPublicOrigin(folder);
  const files = bundleFiles(site, release.versions);
  const pool = createPagePool({
    size: Math.min(4, Math.max(2, availableParallelism())),
    startThread: () => startRenderThread(files, limits),
    log: (line) => console.error(`Page server: release ${release.map.id}: ${line}`),
  });
  const live: LiveRelease = {
    folder,
    releaseHeaders: {
      'X-Release': String(release.map.id),
      'X-Shell': release.versions.shell,
      'X-Remotes': versionsOfRemotes(release.map),
      'Speculation-Rules': speculationRulesHeader(release.versions.shell),
    },
    page(path, { route, site: facts, params }, query, apiOrigin) {
      const modules = modulesInPage(route);
      const question = {
        path,
        status: 200 as const,
        modules,
        release: pageRelease(release, modules),
        boot: bootScript(release),
        publicOrigin,
        load: {
          module: route.module,
          params,
          site: facts,
          query: Object.fromEntries(query),
          apiOrigin,
        },
      };
      return pool.run({ route: route.id, path, run: (thread) => thread.request('page', question) });
    },
    sitemap: (articlePaths) =>
      pool.run({
        route: 'sitemap',
        path: '/sitemap.xml',
        run: (thread) => thread.request('sitemap', { publicOrigin, articlePaths }),
      }),
    async stop(how) {
      if (how === 'drain') await new Promise((resolve) => setTimeout(resolve, drainMs).unref());
      await pool.stop();
    },
  };
  try {
    await requireRemotes(pool, remotesOfLivePages());
    return live;
  } catch (error) {
    await live.stop();
    throw error;
  }
}

/** @throws Error with the first remote that does not load */
async function requireRemotes(pool: PagePool, remotes: readonly RemoteName[]) {
  for (const remote of remotes) {
    const faults = await pool.run({
      route: 'exposes',
      path: remote,
      run: (thread) => thread.request('exposes', remote),
    });
    if (faults.length > 0) throw new Error(`${remote}: ${faults.join('; ')}`);
  }
}

function remotesOfLivePages(): readonly RemoteName[] {
  const modules = routes.filter(({ render }) => render === 'live').flatMap(modulesInPage);
  return [...new Set(modules.map((id) => parseModuleId(id).remote))];
}
