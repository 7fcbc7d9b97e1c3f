import type { ModuleId } from '@site/contract';
import type { ExposeModule } from '@site/host';
import { loadModule } from './load-module';
import type { ModuleSource } from './module-source';
import type { ReleaseStore } from './release-store';

const firstRetryMs = 500;
const longestRetryMs = 15_000;
const triesOnNavigation = 3;

/**
 * The browser's module source. A region whose HTML is already on the page never fails: its HTML stays and we
 * keep trying in the background, because React would replace it by a fallback on rejection. Elsewhere three
 * tries, then rejection, and the next read starts anew.
 *
 * @param isOnPage whether the first page holds this module's HTML
 */
export function createBrowserModules(
  releases: ReleaseStore,
  isOnPage: (id: ModuleId) => boolean,
): ModuleSource {
  const cache = new Map<ModuleId, ExposeModule | Promise<ExposeModule>>();
  const load = async (id: ModuleId) => {
    for (let attempt = 0; ; attempt++) {
      try {
        const module = await loadModule(id, releases);
        cache.set(id, module);
        return module;
      } catch (error) {
        console.warn(`${id} did not load (attempt ${attempt + 1})`, error);
        if (!isOnPage(id) && attempt + 1 >= triesOnNavigation) {
          cache.delete(id);
          throw error;
        }
        await pause(Math.min(longestRetryMs, firstRetryMs * 2 ** attempt));
      }
    }
  };
  return {
    read(id) {
      const known = cache.get(id);
      if (known) return known;
      const pending = load(id);
      cache.set(id, pending);
      return pending;
    },
  };
}

/** Waits, but not longer than until the network is back. */
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      removeEventListener('online', finish);
      resolve();
    };
    const timer = setTimeout(finish, ms);
    addEventListener('online', finish);
  });
}
