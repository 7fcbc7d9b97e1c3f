/**
 * Which islands of the page from the server wait for hydration. The document itself shows it, by `data-props`, which is in
 * no other HTML: nodes are never kept, because a browser or an extension may replace them at any time.
 */
import type { ModuleId } from '@site/contract';

/** The shell's own islands belong to no remote. */
export type IslandOwner = ModuleId | 'shell';

const waiting = '[data-island][data-props]';

/** Around an island and HTML whose events it handles. */
const area = '[data-island-area]';

/** @returns the waiting island that handles the events of an element */
export function waitingIslandOf(element: Element): HTMLElement | null {
  return (
    element.closest<HTMLElement>(waiting) ??
    element.closest(area)?.querySelector<HTMLElement>(waiting) ??
    null
  );
}

/** @returns the island, or the element around it whose events it handles */
export function areaOf(island: Element): Element {
  return island.closest(area) ?? island;
}

export function ownerOf(island: Element): IslandOwner {
  return (island.closest<HTMLElement>('[data-module]')?.dataset['module'] ??
    'shell') as IslandOwner;
}

export function waitingIslands(root: ParentNode = document): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(waiting)];
}

/** @returns an owner's islands: first those that the visitor interacts with, then the visible ones */
export function waitingIslandsOf(owner: IslandOwner, active: readonly Element[]): HTMLElement[] {
  return rankedIslands(owner, active)
    .sort((one, other) => one.rank - other.rank)
    .map(({ island }) => island);
}

/** @returns the rank of an owner's first island */
export function rankOfOwner(owner: IslandOwner, active: readonly Element[]): number {
  return Math.min(2, ...rankedIslands(owner, active).map(({ rank }) => rank));
}

function rankedIslands(owner: IslandOwner, active: readonly Element[]) {
  return waitingIslands()
    .filter((island) => ownerOf(island) === owner)
    .map((island) => ({ island, rank: rankOf(island, active) }));
}

/** @returns when an island hydrates: 0 if the visitor interacts with it, 1 if it is visible, 2 otherwise */
export function rankOf(island: Element, active: readonly Element[]): number {
  if (active.some((element) => areaOf(island).contains(element))) return 0;
  // The island's element has no box; its content does.
  const range = document.createRange();
  range.selectNodeContents(island);
  const { top, bottom, height } = range.getBoundingClientRect();
  return height > 0 && bottom > 0 && top < innerHeight ? 1 : 2;
}

export function markHydrated(island: HTMLElement): void {
  delete island.dataset['props'];
}
