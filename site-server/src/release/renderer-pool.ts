import type { ReleaseRenderer } from './release-renderer';

/** Render processes, and pages that are rendered at once: each process may take 256 MB. */
const maxOpen = 3;
const idleMs = 300_000;

interface Opened {
  readonly renderer: Promise<ReleaseRenderer>;
  users: number;
  timer?: NodeJS.Timeout;
}

export interface RendererPool {
  /**
   * @param key of what it renders
   * @param start starts its process; called again when that has been replaced meanwhile
   * @throws the error of `start`, which is not remembered
   */
  readonly rendererOf: (
    key: string,
    start: () => Promise<ReleaseRenderer>,
  ) => Promise<ReleaseRenderer>;
  readonly stop: () => Promise<void>;
}

/**
 * Renders what only few see, any number of previews and of releases with replaced parts, with at most three processes: one is
 * started for what somebody looks at, replaces the one that has been idle for longest, and ends after five minutes without a page.
 */
export function createRendererPool(): RendererPool {
  /** By key, the one that was used last at the end. */
  const opened = new Map<string, Opened>();
  const waiting: (() => void)[] = [];
  let inUse = 0;

  const close = async (key: string) => {
    const { renderer, timer } = opened.get(key) ?? {};
    opened.delete(key);
    clearTimeout(timer);
    await (await renderer?.catch(() => undefined))?.stop();
  };

  /** Fewer than `maxOpen` are in use, so that one of as many is idle. */
  const open = (start: () => Promise<ReleaseRenderer>): Opened => {
    const [idle] = [...opened].find(([, { users }]) => users === 0) ?? [];
    const isClosed = idle !== undefined && opened.size >= maxOpen ? close(idle) : undefined;
    return { renderer: Promise.resolve(isClosed).then(start), users: 0 };
  };

  return {
    rendererOf(key, start) {
      const use = async <Result>(work: (renderer: ReleaseRenderer) => Result | Promise<Result>) => {
        if (inUse === maxOpen) await new Promise<void>((resolve) => waiting.push(resolve));
        else inUse += 1;
        const used = opened.get(key) ?? open(start);
        clearTimeout(used.timer);
        opened.delete(key);
        opened.set(key, used);
        used.users += 1;
        try {
          const renderer = await used.renderer.catch((error: unknown) => {
            if (opened.get(key) === used) opened.delete(key);
            throw error;
          });
          return await work(renderer);
        } finally {
          used.users -= 1;
          if (used.users === 0) used.timer = setTimeout(() => void close(key), idleMs).unref();
          const next = waiting.shift();
          if (next) next();
          else inUse -= 1;
        }
      };
      // Between two of these calls the process may have been replaced.
      return use((renderer) => ({
        ...renderer,
        page: (...wanted) => use((now) => now.page(...wanted)),
        sitemap: (...wanted) => use((now) => now.sitemap(...wanted)),
      }));
    },
    async stop() {
      await Promise.all([...opened.keys()].map(close));
    },
  };
}
