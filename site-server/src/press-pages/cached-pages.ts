import { LRUCache } from 'lru-cache';
import type { PressRequest } from './press-request';
import { isMissing, type RenderedPage } from '../pages/rendered-page';

const freshForMs = 1000;
/** Missing pages have a place of their own, so that invented addresses evict no page. */
const maxCopies = { lists: 100, cursors: 100, articles: 200, missing: 500 } as const;

interface Copy extends RenderedPage {
  /** By performance.now(): a clock that is set back must not keep copies fresh. */
  readonly atMs: number;
}

/** @returns the copy, a new one from `render`, or without either what `render` returned */
export type ReadCached = (
  address: Required<PressRequest>,
  render: () => Promise<RenderedPage>,
) => Promise<RenderedPage>;

/**
 * Pages that are rendered on request. A cached copy is fresh for a second. After it one visitor requests the page, so that a
 * visit after a release gets the new one; the others get the copy meanwhile. When the rendering or the press service fails, the
 * last good copy is sent instead. A missing page is cached for a second too.
 */
export function createCachedPages(): ReadCached {
  const newCopies = (max: number) => new LRUCache<string, Copy>({ max });
  const copies = {
    lists: newCopies(maxCopies.lists),
    cursors: newCopies(maxCopies.cursors),
    articles: newCopies(maxCopies.articles),
    missing: newCopies(maxCopies.missing),
  };
  const pending = new Map<string, Promise<RenderedPage>>();

  /** One rendering for everybody who waits for the page. */
  const renew = async (
    { target, copies: kind }: Required<PressRequest>,
    render: () => Promise<RenderedPage>,
  ): Promise<RenderedPage> => {
    try {
      const page = await render();
      const former = copies[kind].get(target);
      const isSame = former?.status === page.status && former.body.equals(page.body);
      const compressed = (isSame && former.compressed) || {};
      const copy = { ...page, compressed, atMs: performance.now() };
      if (page.status === 200) {
        copies[kind].set(target, copy);
        copies.missing.delete(target);
      }
      if (isMissing.has(page.status)) {
        copies.missing.set(target, copy);
        // A deleted article must not return in an outage.
        copies[kind].delete(target);
      }
      return copy;
    } finally {
      pending.delete(target);
    }
  };

  return async (address, render) => {
    const { target, copies: kind } = address;
    const good = copies[kind].get(target);
    const copy = good ?? copies.missing.get(target);
    const isFresh = copy && performance.now() - copy.atMs < freshForMs;
    // Once the copy of a missing page is no longer fresh, it is for outages only: the article may have been published.
    if (copy && (isFresh || (good && pending.has(target)))) return copy;
    const renewed = pending.get(target) ?? renew(address, render);
    pending.set(target, renewed);
    const page = await renewed;
    return copy && page.status >= 500 ? copy : page;
  };
}
