import type { MouseEvent } from 'react';
import { useHydrated } from '@site/design';

/**
 * "Back to the list" is the browser's back where the visitor came from one of our pages, so that the list is as
 * it was left; who came from elsewhere follows the link to the list.
 */
export function useBackToList(): (event: MouseEvent) => void {
  const isAlive = useHydrated();
  return (event) => {
    if (!isAlive || !cameFromHere()) return;
    event.preventDefault();
    history.back();
  };
}

/** The router numbers the entries it made in this tab; the first one has 0. */
function cameFromHere(): boolean {
  const index = (history.state as { idx?: number } | null)?.idx ?? 0;
  return index > 0 || document.referrer.startsWith(`${location.origin}/`);
}
