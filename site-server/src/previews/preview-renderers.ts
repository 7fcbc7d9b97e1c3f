import { liveFolder, siteFolder } from '@site/release';
import type { FollowedRenderer } from '../release/follow-renderer';
import { noPageMetrics } from '../release/page-metrics';
import { openReleaseRenderer, type ReleaseRenderer } from '../release/release-renderer';

/** Render processes, and pages that are rendered at once: each process may take 256 MB. */
const maxOpen = 2;
const idleMs = 60_000;

interface Opened {
  readonly renderer: Promise<ReleaseRenderer>;
  users: number;
  timer?: NodeJS.Timeout;
}

type Use = <Result>(work: (renderer: ReleaseRenderer) => Promise<Result>) => Promise<Result>;

export interface PreviewRenderers {
  /** @param root site folder of a preview */
  readonly rendererOf: (root: string) => Pick<FollowedRenderer, 'current'>;
  readonly stop: () => Promise<void>;
}

/**
 * Renders SSR pages of any number of previews with at most two processes: one is started for the preview that somebody looks at,
 * replaces the one that has been idle for longest, and ends after a minute without a page.
 */
export function createPreviewRenderers(): PreviewRenderers {
  /** By site folder, the one that was used last at the end. */
  const opened = new Map<string, Opened>();
  const waiting: (() => void)[] = [];
  let inUse = 0;

  const close = async (root: string) => {
    const { renderer, timer } = opened.get(root) ?? {};
    opened.delete(root);
    clearTimeout(timer);
    await (await renderer?.catch(() => undefined))?.stop();
  };

  /** Fewer than `maxOpen` are in use, so that one of as many is idle. */
  const open = (root: string): Opened => {
    const [idle] = [...opened].find(([, { users }]) => users === 0) ?? [];
    const isClosed = idle !== undefined && opened.size >= maxOpen ? close(idle) : undefined;
    const renderer = Promise.resolve(isClosed).then(() =>
      openReleaseRenderer(root, liveFolder(siteFolder(root)), noPageMetrics, 1),
    );
    return { renderer, users: 0 };
  };

  const useOpened = async <Result>(
    root: string,
    work: (renderer: ReleaseRenderer) => Promise<Result>,
  ): Promise<Result> => {
    const used = opened.get(root) ?? open(root);
    clearTimeout(used.timer);
    opened.delete(root);
    opened.set(root, used);
    used.users += 1;
    try {
      const renderer = await used.renderer.catch((error: unknown) => {
        if (opened.get(root) === used) opened.delete(root);
        throw error;
      });
      return await work(renderer);
    } finally {
      used.users -= 1;
      if (used.users === 0) used.timer = setTimeout(() => void close(root), idleMs).unref();
    }
  };

  return {
    rendererOf(root) {
      const use: Use = async (work) => {
        if (inUse === maxOpen) await new Promise<void>((resolve) => waiting.push(resolve));
        else inUse += 1;
        try {
          return await useOpened(root, work);
        } finally {
          const next = waiting.shift();
          if (next) next();
          else inUse -= 1;
        }
      };
      // Between two of these calls the process may have been replaced.
      const current = () =>
        use((renderer) =>
          Promise.resolve({
            ...renderer,
            page: (...wanted: Parameters<ReleaseRenderer['page']>) =>
              use((now) => now.page(...wanted)),
            sitemap: (...wanted: Parameters<ReleaseRenderer['sitemap']>) =>
              use((now) => now.sitemap(...wanted)),
          }),
        );
      return { current };
    },
    async stop() {
      await Promise.all([...opened.keys()].map(close));
    },
  };
}
