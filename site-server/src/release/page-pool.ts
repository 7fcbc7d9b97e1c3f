import { availableParallelism } from 'node:os';
import { LRUCache } from 'lru-cache';
import { messageOf, type bundleFiles } from '@site/release';
import {
  openRenderProcesses,
  ProcessEnded,
  type ProcessLimits,
  type RenderProcesses,
} from '@site/release/render-process';

/** The page cannot be rendered now; the message is for the log. */
export class PageError extends Error {}

/** Work for a render process. */
export interface Job<Result> {
  /** Pages of one route run the same code. */
  readonly route: string;
  readonly path: string;
  readonly run: (processes: RenderProcesses) => Promise<Result>;
}

export interface PagePool {
  /** @throws PageError */
  readonly run: <Result>(job: Job<Result>) => Promise<Result>;
  /** How many pages wait for a process. */
  readonly waiting: () => number;
  readonly stop: () => Promise<void>;
}

/** Rendering takes about 10 ms. */
const limits: ProcessLimits = { openMs: 15_000, stallMs: 2000, answerMs: 6000, heapMb: 256 };
/** At least two, so that a page that blocks its process does not block all pages. */
export const processCount = Math.min(4, Math.max(2, availableParallelism()));
/** A process runs several pages at once, because loading waits for the press service. */
const pagesEach = 16;
/** A path that ended a process is not tried again for this long. */
const refuseForMs = 10_000;
/** How long the pages of a route run alone after one of them ended a process. */
const isolateForMs = 60_000;
const remembered = 1_000;

/**
 * Distributes pages over render processes. When one ends, each of its pages is tried once more, alone in a process of its own:
 * a page that ends that one too fails, its path is refused for a while, and for a minute each page of its route gets a process
 * to itself, so that all other pages are not disturbed. So do the pages of a route whose code ends its process after the answer.
 */
export function createPagePool(
  files: ReturnType<typeof bundleFiles>,
  onProcessEnd: () => void,
  count = processCount,
): PagePool {
  const shared = openRenderProcesses(files, {
    ...{ limits, count, requestsEach: pagesEach },
    onEnd(path) {
      onProcessEnd();
      const route = path === undefined ? undefined : routes.get(path);
      if (route !== undefined) isolatedRoutes.set(route, true);
    },
  });
  let single: RenderProcesses | undefined;
  const openSingle = () =>
    openRenderProcesses(files, {
      ...{ limits, count: 1, requestsEach: 1, isUsedOnce: true },
      onEnd: onProcessEnd,
    });
  const refusedPaths = new LRUCache<string, true>({ max: remembered, ttl: refuseForMs });
  const isolatedRoutes = new LRUCache<string, true>({ max: remembered, ttl: isolateForMs });
  /** Of the pages of the last minute. */
  const routes = new LRUCache<string, string>({ max: remembered, ttl: isolateForMs });

  const runAlone = async <Result>({ route, path, run }: Job<Result>): Promise<Result> => {
    if (refusedPaths.has(path)) throw new PageError('it ended its process a moment ago');
    try {
      return await run((single ??= openSingle()));
    } catch (error) {
      if (error instanceof ProcessEnded) {
        isolatedRoutes.set(route, true);
        refusedPaths.set(path, true);
      }
      throw new PageError(`the page ${messageOf(error)}`, { cause: error });
    }
  };

  return {
    async run(job) {
      routes.set(job.path, job.route);
      if (isolatedRoutes.has(job.route) || refusedPaths.has(job.path)) return runAlone(job);
      try {
        return await job.run(shared);
      } catch (error) {
        if (error instanceof ProcessEnded) return runAlone(job);
        throw new PageError(messageOf(error), { cause: error });
      }
    },
    waiting: () => shared.waiting() + (single?.waiting() ?? 0),
    async stop() {
      await Promise.all([shared.stop(), single?.stop()]);
    },
  };
}
