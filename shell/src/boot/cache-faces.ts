import { faceFamilies, type StoredFace } from '@site/contract';
import { facesCachedEvent, facesKey, facesKeyStart, siteFaces } from '@site/design/page-faces';
import { networkInformation } from './mark-data-saver';

/**
 * Fetches our faces into the browser's cache and stores their list for the pre-paint script of the next page. Does
 * nothing if the page already has them, or for visitors who save data.
 * @param show for a page that needs them at once: fetches them on any connection and calls this when they are cached
 */
export async function cacheFaces(show?: () => Promise<void>): Promise<void> {
  if (areFacesDeclared() || (networkInformation()?.saveData && !show)) return;
  try {
    // One at a time, so that requests of the visitor do not queue behind them.
    for (const [, , href] of siteFaces) {
      const response = await fetch(href, { priority: 'low' });
      if (!response.ok) return;
      await response.blob();
    }
    await show?.();
    for (const key of Object.keys(localStorage))
      if (key.startsWith(facesKeyStart)) localStorage.removeItem(key);
    const stored: readonly StoredFace[] = show
      ? siteFaces.map(([family, weight, href]) => [family, weight, href, 'block'] as const)
      : siteFaces;
    localStorage.setItem(facesKey, JSON.stringify(stored));
    dispatchEvent(new Event(facesCachedEvent));
  } catch {
    // No network or no storage: the system faces stay.
  }
}

/** @returns whether the pre-paint script (from the list of an earlier page) or this page has declared our faces */
export function areFacesDeclared() {
  // Some browsers quote names with spaces.
  return [...document.fonts].some(
    ({ family }) => family.replaceAll(/["']/g, '') === faceFamilies.sans,
  );
}
