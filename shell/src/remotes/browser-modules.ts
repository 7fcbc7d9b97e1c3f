import type { ModuleId } from '@site/contract';
import type { ExposeModule } from '@site/host';
import type { HydrationTurns } from './hydration/hydration-turns';
import { loadModule, prepareModule } from './load-module';
import type { BoundaryContent, ModuleSource } from './module-source';
import { pauseAfter } from './pause-after';
import type { PinnedRemotes } from './pinned-remotes';

const attemptsOnNavigation = 2;

/** Coordinates loading with hydration; without it every module runs as soon as it is loaded. */
export interface ModuleHydration {
  readonly turns: Pick<HydrationTurns, 'take' | 'finish'>;
  /** The first attempt to load a module behind HTML has failed. */
  readonly onFailed: (id: ModuleId) => void;
  readonly onSettled: (id: ModuleId, boundary: Element) => void;
}

/** The browser's module source. */
export interface BrowserModules extends ModuleSource {
  /** Whether `read` returns the module synchronously. */
  readonly isLoaded: (id: ModuleId) => boolean;
}

/**
 * For a boundary with HTML, reading never fails: on rejection React would replace that HTML with the fallback, so it
 * retries in the background. For an empty boundary it rejects after two attempts; the next call starts again.
 */
export function createBrowserModules(
  pinned: PinnedRemotes,
  hydration?: ModuleHydration,
): BrowserModules {
  const loaded = new Map<ModuleId, ExposeModule>();
  const pending = {
    html: new Map<ModuleId, Promise<ExposeModule>>(),
    empty: new Map<ModuleId, Promise<ExposeModule>>(),
  };

  const load = async (id: ModuleId, content: BoundaryContent) => {
    const attempts = content === 'html' ? Infinity : attemptsOnNavigation;
    const isHydrating = content === 'html' && hydration;
    for (let attempt = 1; ; attempt++) {
      const known = loaded.get(id);
      if (known) return known;
      try {
        if (isHydrating && attempt === 1) {
          await prepareModule(id, pinned);
          await hydration.turns.take(id);
        }
        const module = await loadModule(id, pinned);
        loaded.set(id, module);
        return module;
      } catch (error) {
        if (isHydrating && attempt === 1) {
          hydration.turns.finish(id);
          hydration.onFailed(id);
        }
        console.warn(`${id} did not load (attempt ${attempt})`, error);
        if (attempt >= attempts) throw error;
        await pauseAfter(attempt);
      }
    }
  };
  const start = (id: ModuleId, content: BoundaryContent) => {
    const started = load(id, content).finally(() => pending[content].delete(id));
    pending[content].set(id, started);
    return started;
  };
  return {
    read: (id, content) => loaded.get(id) ?? pending[content].get(id) ?? start(id, content),
    isLoaded: (id) => loaded.has(id),
    ...(hydration && { onSettled: hydration.onSettled }),
  };
}
