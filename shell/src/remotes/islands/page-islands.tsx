import { createElement, type ComponentType, type ReactNode } from 'react';
import type { Root } from 'react-dom/client';
import type { ModuleId } from '@site/contract';
import type { ExposeModule, Island } from '@site/host';
import type { BrowserModules } from '../browser-modules';
import { prepareModule } from '../load-module';
import type { PinnedRemotes } from '../pinned-remotes';
import type { EarlyInput } from './early-input';
import { hydrateIsland } from './hydrate-island';
import { createHydrationTurns } from './hydration-turns';
import { nextTask } from './next-task';
import {
  markHydrated,
  ownerOf,
  rankOfOwner,
  waitingIslands,
  waitingIslandsOf,
  type IslandOwner,
} from './waiting-islands';

interface Parts {
  readonly modules: BrowserModules;
  readonly pinned: PinnedRemotes;
  readonly input: EarlyInput;
  /** What surrounds every island. */
  readonly wrap: (content: ReactNode) => ReactNode;
  /** The content of an expose that is an island as a whole. */
  readonly renderExpose: (id: ModuleId, module: ExposeModule) => ReactNode;
}

/** The islands of the page that the server rendered. */
export function createPageIslands({ modules, pinned, input, wrap, renderExpose }: Parts) {
  const roots = new Map<IslandOwner, Root[]>();
  const hydrateOwner = async (
    owner: IslandOwner,
    contentOf: (island: HTMLElement) => ReactNode,
  ) => {
    for (;;) {
      // Looked up each time: the visitor may have gone on to another island, or to another page.
      const [island] = waitingIslandsOf(owner, input.active());
      if (!island) return;
      try {
        const root = hydrateIsland(island, wrap(contentOf(island)));
        roots.set(owner, [...(roots.get(owner) ?? []), root]);
      } catch (error) {
        // It stays the HTML that it is, and the others go on.
        console.error(error);
        markHydrated(island);
      }
      await nextTask();
      await input.replay(island);
    }
  };
  const turns = createHydrationTurns((id) => rankOfOwner(id, input.active()));
  const hydrateRemote = async (id: ModuleId) => {
    const failed = () => {
      turns.finish(id);
      input.giveUp(id);
    };
    // Fetched before its turn, so that no turn waits for the network.
    await prepareModule(id, pinned).catch(failed);
    await turns.take(id);
    const module = await modules.keepTrying(id, failed);
    await hydrateOwner(id, (island) => {
      const name = island.dataset['island'];
      return name
        ? renderIsland(island, islandNamed(name, module.islands))
        : renderExpose(id, module);
    });
    turns.finish(id);
  };
  return {
    /** Hydrates the shell's own. */
    hydrateShell: (islands: readonly Island[]) =>
      hydrateOwner('shell', (island) =>
        renderIsland(island, islandNamed(island.dataset['island'] ?? '', islands)),
      ),
    /** Loads the code of the remotes that have islands here and hydrates these, one remote at a time. */
    hydrateRemotes() {
      const owners = new Set(waitingIslands().map(ownerOf));
      for (const owner of owners)
        if (owner !== 'shell') void hydrateRemote(owner).catch(console.error);
    },
    /** Call when another page replaces this one. */
    unmountRemotes: () => {
      for (const [owner, of] of roots) if (owner !== 'shell') for (const root of of) root.unmount();
    },
  };
}

/** @throws Error if the module has no such island; a release checks that it has */
function islandNamed(name: string, islands: readonly Island[] = []): Island {
  const found = islands.find(({ islandName }) => islandName === name);
  if (!found) throw new Error(`no island is named ${name}`);
  return found;
}

function renderIsland({ dataset }: HTMLElement, { Content }: Island): ReactNode {
  const props = JSON.parse(dataset['props'] || '{}') as object;
  return createElement(Content as ComponentType, props);
}
