import { faceFamilies, isOfFamily } from '@site/contract';
import { facesCachedEvent, facesKey, facesKeyStart, siteFaces } from '@site/design/page-faces';
import { lacksKoreanFace, showFaces } from './korean-face';

/**
 * Fetches our faces into the browser's cache and remembers that they are there: the pre-paint script of the next page
 * takes them. Not on a metered connection. A system that draws boxes for Korean letters needs them on this page.
 */
export async function cacheFaces(): Promise<void> {
  if (areDeclared()) return;
  const isUnreadable = lacksKoreanFace();
  if (isMetered() && !isUnreadable) return;
  try {
    // One after the other, so that whatever the visitor asks for meanwhile comes between them.
    for (const [, , href] of siteFaces) {
      const response = await fetch(href, { priority: 'low' });
      if (!response.ok) return;
      await response.arrayBuffer();
    }
    if (isUnreadable) await showFaces();
    for (const key of Object.keys(localStorage))
      if (key.startsWith(facesKeyStart)) localStorage.removeItem(key);
    localStorage.setItem(facesKey, JSON.stringify(siteFaces));
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
