import type { ModuleId } from '@site/contract';
import type { BootBridge } from '../boot/boot-bridge';
import { boundaryRank } from './boundary-rank';
import type { ModuleHydration } from './browser-modules';
import { blockEarlyEvents } from './early-events';
import { createHydrationTurns } from './hydration-turns';
import { findPendingBoundaries } from './pending-boundaries';

/** How a prerendered page becomes the living one: in which order, and what happens to the events meanwhile. */
export interface PageHydration extends ModuleHydration {
  /** The modules whose HTML the page holds. */
  readonly modules: readonly ModuleId[];
  /** The frame is hydrated. */
  readonly onFrameHydrated: () => void;
}

/** Call before `hydrateRoot`. */
export function preparePageHydration(
  root: HTMLElement,
  boot: Pick<BootBridge, 'earlyEvents' | 'isPending'>,
): PageHydration {
  const boundaries = new Map(
    [...root.querySelectorAll<HTMLElement>('[data-module]')].map((boundary) => [
      boundary.dataset['module'] as ModuleId,
      boundary,
    ]),
  );
  const pending = findPendingBoundaries(root);
  const events = blockEarlyEvents(root, pending, boot);
  const turns = createHydrationTurns((id) => {
    const boundary = boundaries.get(id);
    if (!boundary || pending.isInsidePending(boundary)) return Infinity;
    return boundaryRank(boundary, [
      ...(boot.earlyEvents ?? []).map(({ target }) => target as Element),
      ...[...root.querySelectorAll(':hover')].slice(-1),
      ...(document.activeElement ? [document.activeElement] : []),
    ]);
  });
  const release = (boundary: Element) => events.release(boundary);
  return {
    modules: [...boundaries.keys()],
    turns,
    onFrameHydrated: () => void release(root).then(turns.start),
    onSettled(id, boundary) {
      // Also called where a later page shows the module, and at every change of a page in the same place.
      if (boundaries.get(id) === boundary && pending.has(boundary))
        void release(boundary).then(() => turns.finish(id));
    },
    onFailed(id) {
      const boundary = boundaries.get(id);
      if (boundary) events.giveUp(boundary);
    },
  };
}
