import type { ModuleId } from '@site/contract';
import type { ExposeModule } from '@site/host';
import { loadModule } from './load-module';
import type { ModuleSource, RegionPlace } from './module-source';
import { pauseAfter } from './pause-after';
import type { ReleaseStore } from './release-store';

const triesOnNavigation = 2;

/** The browser's module source; `isLoaded` says whether a page of this module can be drawn at once. */
export interface BrowserModules extends ModuleSource {
  readonly isLoaded: (id: ModuleId) => boolean;
}

/**
 * For a place whose HTML is on the page, reading never fails: React would replace that HTML by a fallback on
 * rejection, so we keep trying in the background. For an empty place two tries, then rejection; the next call
 * starts anew.
 */
export function createBrowserModules(releases: ReleaseStore): BrowserModules {
  const loaded = new Map<ModuleId, ExposeModule>();
  const pending = {
    html: new Map<ModuleId, Promise<ExposeModule>>(),
    empty: new Map<ModuleId, Promise<ExposeModule>>(),
  };

  const load = async (id: ModuleId, tries: number) => {
    for (let attempt = 1; ; attempt++) {
      const known = loaded.get(id);
      if (known) return known;
      try {
        const module = await loadModule(id, releases);
        loaded.set(id, module);
        return module;
      } catch (error) {
        console.warn(`${id} did not load (attempt ${attempt})`, error);
        if (attempt >= tries) throw error;
        await pauseAfter(attempt);
      }
    }
  };
  const start = (id: ModuleId, place: RegionPlace) => {
    const started = load(id, place === 'html' ? Infinity : triesOnNavigation).finally(() =>
      pending[place].delete(id),
    );
    pending[place].set(id, started);
    return started;
  };
  return {
    read: (id, place) => loaded.get(id) ?? pending[place].get(id) ?? start(id, place),
    isLoaded: (id) => loaded.has(id),
  };
}
