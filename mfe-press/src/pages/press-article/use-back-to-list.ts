import type { MouseEvent } from 'react';
import { useHydrated } from '@site/design';

/**
 * The click handler of "back to the list". Coming from a page of this site, it goes back in the history, which restores
 * the list as it was; otherwise the link to the list is followed.
 */
export function useBackToList(): (event: MouseEvent) => void {
  const isHydrated = useHydrated();
  return (event) => {
    if (!isHydrated || !cameFromThisSite()) return;
    event.preventDefault();
    history.back();
  };
}

/** The router numbers its history entries per tab, starting at 0. */
function cameFromThisSite(): boolean {
  const index = (history.state as { idx?: number } | null)?.idx ?? 0;
  return index > 0 || document.referrer.startsWith(`${location.origin}/`);
}
