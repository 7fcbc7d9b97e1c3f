import type { ModuleId } from '@site/contract';
import type { BootBridge } from '../../boot/boot-bridge';
import type { ModuleHydration } from '../browser-modules';
import { blockEarlyEvents } from './early-events';
import { createHydrationTurns } from './hydration-turns';
import { findPendingBoundaries } from './pending-boundaries';

/** The hydration of a prerendered page: in which order, and what happens to events in the meantime. */
export interface PageHydration extends ModuleHydration {
  /** The modules whose HTML is in the page. */
  readonly modules: readonly ModuleId[];
  /** Call when the frame is hydrated. */
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
      // Also called for boundaries of later pages, and on every page change in the same boundary.
      if (boundaries.get(id) === boundary && pending.has(boundary))
        void release(boundary).then(() => turns.finish(id));
    },
    onFailed(id) {
      // Slots inside it do not hydrate before it, which may come with a later attempt: until then their links are plain ones.
      const failed = boundaries.get(id);
      for (const boundary of boundaries.values())
        if (failed?.contains(boundary)) events.giveUp(boundary);
    },
  };
}

/** @returns when a boundary hydrates: 0 if the visitor interacts with it, 1 if it is visible, 2 otherwise */
function boundaryRank(boundary: Element, active: readonly Element[]): number {
  if (active.some((element) => boundary.contains(element))) return 0;
  // The boundary element has no box; its contents do.
  const range = document.createRange();
  range.selectNodeContents(boundary);
  const { top, bottom, height } = range.getBoundingClientRect();
  return height > 0 && bottom > 0 && top < innerHeight ? 1 : 2;
}
