import type { ModuleId } from '@site/contract';
import type { ExposeModule } from '@site/host';
import type { HydrationTurns } from './hydration-turns';
import { loadModule, prepareModule } from './load-module';
import type { ModuleSource, BoundaryContent } from './module-source';
import { pauseAfter } from './pause-after';
import type { ReleaseStore } from './release-store';

const triesOnNavigation = 2;

/** What the hydration of a page wants to know and decide; without it every module runs as soon as it is there. */
export interface ModuleHydration {
  readonly turns: Pick<HydrationTurns, 'take' | 'finish'>;
  /** The first try to load a module behind HTML has failed. */
  readonly onFailed: (id: ModuleId) => void;
  readonly onSettled: (id: ModuleId, boundary: Element) => void;
}

/** The browser's module source; `isLoaded` says whether a page of this module can be drawn at once. */
export interface BrowserModules extends ModuleSource {
  readonly isLoaded: (id: ModuleId) => boolean;
}

/**
 * For a place whose HTML is on the page, reading never fails: React would replace that HTML by a fallback on
 * rejection, so we keep trying in the background. For an empty place two tries, then rejection; the next call
 * starts anew.
 */
export function createBrowserModules(
  releases: ReleaseStore,
  hydration?: ModuleHydration,
): BrowserModules {
  const loaded = new Map<ModuleId, ExposeModule>();
  const pending = {
    html: new Map<ModuleId, Promise<ExposeModule>>(),
    empty: new Map<ModuleId, Promise<ExposeModule>>(),
  };

  const load = async (id: ModuleId, place: BoundaryContent) => {
    const tries = place === 'html' ? Infinity : triesOnNavigation;
    const isHydrating = place === 'html' && hydration;
    for (let attempt = 1; ; attempt++) {
      const known = loaded.get(id);
      if (known) return known;
      try {
        if (isHydrating && attempt === 1) {
          await prepareModule(id, releases);
          await hydration.turns.take(id);
        }
        const module = await loadModule(id, releases);
        loaded.set(id, module);
        return module;
      } catch (error) {
        if (isHydrating && attempt === 1) {
          hydration.turns.finish(id);
          hydration.onFailed(id);
        }
        console.warn(`${id} did not load (attempt ${attempt})`, error);
        if (attempt >= tries) throw error;
        await pauseAfter(attempt);
      }
    }
  };
  const start = (id: ModuleId, place: BoundaryContent) => {
    const started = load(id, place).finally(() => pending[place].delete(id));
    pending[place].set(id, started);
    return started;
  };
  return {
    read: (id, place) => loaded.get(id) ?? pending[place].get(id) ?? start(id, place),
    isLoaded: (id) => loaded.has(id),
    ...(hydration && { onSettled: hydration.onSettled }),
  };
}
