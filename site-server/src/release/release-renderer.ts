import { type AdminView, type RemoteName, type RouteMatch } from '@site/contract';
import { neededExposes } from '@site/contract/site-table';
import {
  bootScript,
  bundleFiles,
  linkedStylesheets,
  modulesInPage,
  pageRelease,
  readHeaders,
  readPublicOrigin,
  readRelease,
  siteFolder,
  type Release,
} from '@site/release';
import type { PageAnswer } from '@site/release/render-process';
import type { ArticleAddress } from '../press-pages/api/read-articles';
import type { PageMetrics, PageOutcome } from './page-metrics';
import { createPagePool, processCount, type Job, type PagePool } from './page-pool';

/** When a release is replaced, pages in progress may finish. */
const drainMs = 10_000;

export interface WantedPage {
  /** Without it the page's `load` does not run, as after an error. */
  readonly load?: {
    readonly query: URLSearchParams;
    /** Origin of the press service. */
    readonly apiOrigin: string;
  };
  /** Instead of what `load` returns: one person's. */
  readonly data?: unknown;
  readonly admin?: AdminView | undefined;
}

/** Renders pages with the bundles of one release, in separate processes that never run code of another release. */
export interface ReleaseRenderer {
  /** Folder of the release. */
  readonly folder: string;
  readonly publicOrigin: string;
  readonly release: Release;
  /** @throws PageError */
  readonly page: (path: string, match: RouteMatch, wanted: WantedPage) => Promise<PageAnswer>;
  /** @throws PageError */
  readonly sitemap: (articles: readonly ArticleAddress[]) => Promise<string>;
  /** How many pages wait for a process. */
  readonly waiting: () => number;
  /** Ends the processes; with `drain` pages in progress finish first. */
  readonly stop: (how?: 'drain') => Promise<void>;
}

/**
 * @param root folder of all releases, SITE_DIR
 * @param folder of a release
 * @param processes how many render its pages
 * @param release instead of the one in the folder, whose stylesheets and public origin it keeps
 * @returns once the remotes of all SSR pages are evaluated
 * @throws Error if the release cannot be read or its bundles cannot be loaded
 */
export async function openReleaseRenderer(
  root: string,
  folder: string,
  metrics: PageMetrics,
  processes = processCount,
  release = readRelease(siteFolder(root), folder),
): Promise<ReleaseRenderer> {
  const publicOrigin = readPublicOrigin(folder);
  const publishedStyles = linkedStylesheets(readHeaders(folder));
  const files = bundleFiles(siteFolder(root), release.versions);
  const pool = createPagePool(files, metrics.countProcessEnd, processes);
  const run = async <Result>(job: Job<Result>): Promise<Result> => {
    const startedAtMs = performance.now();
    let outcome: PageOutcome = 'failed';
    try {
      const result = await pool.run(job);
      outcome = 'rendered';
      return result;
    } finally {
      metrics.countPage(job.route, outcome, (performance.now() - startedAtMs) / 1_000);
    }
  };
  const renderer: ReleaseRenderer = {
    folder,
    publicOrigin,
    release,
    page(path, { route, site: facts, params }, { load, data, admin }) {
      const modules = modulesInPage(release.table, route);
      const request = {
        path,
        status: 200 as const,
        modules,
        release: pageRelease(release, modules),
        boot: bootScript(release),
        publicOrigin,
        publishedStyles,
        ...(admin && { admin }),
        ...(data !== undefined && { data }),
        ...(load && {
          load: {
            module: route.module,
            params,
            site: facts,
            query: Object.fromEntries(load.query),
            apiOrigin: load.apiOrigin,
          },
        }),
      };
      return run({ route: route.id, path, run: (processes) => processes.request('page', request) });
    },
    sitemap: (articles) =>
      run({
        route: 'sitemap',
        path: '/sitemap.xml',
        run: (processes) =>
          processes.request('sitemap', {
            publicOrigin,
            articlePaths: articles.map(({ path }) => path),
            changes: articles.map(({ changedAt }) => changedAt),
          }),
      }),
    waiting: () => pool.waiting(),
    async stop(how) {
      if (how === 'drain') await new Promise((resolve) => setTimeout(resolve, drainMs).unref());
      await pool.stop();
    },
  };
  try {
    await requireRemotes(pool, remotesOfSsrPages(release.table), processes);
    return renderer;
  } catch (error) {
    await renderer.stop();
    throw error;
  }
}

/** @throws Error for the first remote that does not load */
async function requireRemotes(
  pool: PagePool,
  remotes: ReadonlyMap<RemoteName, ReadonlyMap<string, string>>,
  processes: number,
) {
  for (const [remote, needed] of remotes) {
    const check = () =>
      pool.run({
        route: 'exposes',
        path: remote,
        run: (processes) => processes.request('exposes', { remote, needed }),
      });
    // An idle process comes first, so each evaluates it before the first visitor.
    const [problems = []] = await Promise.all(Array.from({ length: processes }, check));
    if (problems.length > 0) throw new Error(`${remote}: ${problems.join('; ')}`);
  }
}

/** @returns what they have to expose */
function remotesOfSsrPages({ routes, popup }: Release['table']) {
  return neededExposes({ routes: routes.filter(({ render }) => render === 'ssr'), popup });
}
