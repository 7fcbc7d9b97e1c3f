import { faceFamilies, isOfFamily } from '@site/contract';
import { facesCachedEvent, facesKey, facesKeyStart, fullFaces } from '@site/design/page-faces';

const idleTimeoutMs = 2000;

/**
 * Fetches the full faces into the browser's cache when the page is loaded and nothing else is to do, and remembers
 * that they are there: the pre-paint script of the next page takes them. Not on a metered connection.
 */
export function cacheFaces() {
  if (isMetered() || areDeclared()) return;
  const whenIdle = () => {
    const start = () => void fetchAll();
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(start, { timeout: idleTimeoutMs });
    else setTimeout(start, 200);
  };
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle);
}

/** One after the other, so that whatever the visitor asks for meanwhile comes between them. */
async function fetchAll() {
  try {
    for (const [, , href] of fullFaces) {
      const response = await fetch(href, { priority: 'low' });
      if (!response.ok) return;
      await response.arrayBuffer();
    }
    for (const key of Object.keys(localStorage))
      if (key.startsWith(facesKeyStart)) localStorage.removeItem(key);
    localStorage.setItem(facesKey, JSON.stringify(fullFaces));
    dispatchEvent(new Event(facesCachedEvent));
  } catch {
    // No network or no storage: the visitor's own faces stay.
  }
}

function isMetered() {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
}

/** By the pre-paint script, which has found the list of an earlier page. */
function areDeclared() {
  return [...document.fonts].some((face) => isOfFamily(face, faceFamilies.sans));
}
