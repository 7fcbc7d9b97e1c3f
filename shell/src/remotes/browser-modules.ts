import type { ModuleId } from '@site/contract';
import type { ExposeModule } from '@site/host';
import { loadModule } from './load-module';
import { pauseAfter } from './pause-after';
import type { PinnedRemotes } from './pinned-remotes';

const attemptsOnNavigation = 2;

export type BrowserModules = ReturnType<typeof createBrowserModules>;

/** The browser's module source. */
export function createBrowserModules(pinned: PinnedRemotes) {
  const loaded = new Map<ModuleId, ExposeModule>();
  const pending = new Map<ModuleId, Promise<ExposeModule>>();

  const load = async (id: ModuleId, attempts: number, onFailure?: () => void) => {
    for (let attempt = 1; ; attempt++) {
      const known = loaded.get(id);
      if (known) return known;
      try {
        const module = await loadModule(id, pinned);
        loaded.set(id, module);
        return module;
      } catch (error) {
        onFailure?.();
        console.warn(`${id} did not load (attempt ${attempt})`, error);
        if (attempt >= attempts) throw error;
        await pauseAfter(attempt);
      }
    }
  };
  const start = (id: ModuleId) => {
    const started = load(id, attemptsOnNavigation).finally(() => pending.delete(id));
    pending.set(id, started);
    return started;
  };
  return {
    read: (id: ModuleId): ExposeModule | Promise<ExposeModule> =>
      loaded.get(id) ?? pending.get(id) ?? start(id),
    /** Whether `read` returns the module synchronously. */
    isLoaded: (id: ModuleId) => loaded.has(id),
    /**
     * For islands, whose HTML is on the page: tries for ever, after pauses, because the page works as it is meanwhile.
     * @param onFailure called after each attempt that failed
     */
    keepTrying: (id: ModuleId, onFailure: () => void) => load(id, Infinity, onFailure),
  };
}
