import { faceFamilies, type StoredFace } from '@site/contract';
import { facesCachedEvent, facesKey, facesKeyStart, siteFaces } from '@site/design/page-faces';

/**
 * Fetches our faces into the browser's cache and remembers that they are there: the pre-paint script of the next page
 * takes them. Not where the page has them already, and not on a metered connection.
 * @param show who cannot wait for the next page: fetched in any case, and shown when they are there
 */
export async function cacheFaces(show?: () => Promise<void>): Promise<void> {
  if (areFacesDeclared() || (isMetered() && !show)) return;
  try {
    // One after the other, so that whatever the visitor asks for meanwhile comes between them.
    for (const [, , href] of siteFaces) {
      const response = await fetch(href, { priority: 'low' });
      if (!response.ok) return;
      await response.arrayBuffer();
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
    // No network or no storage: the visitor's own faces stay.
  }
}

function isMetered() {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
}

/** By the pre-paint script, which has found the list of an earlier page, or on this page before. */
export function areFacesDeclared() {
  // Some browsers quote a name with a space.
  return [...document.fonts].some(
    ({ family }) => family.replaceAll(/["']/g, '') === faceFamilies.sans,
  );
}
