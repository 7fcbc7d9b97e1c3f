/**
 * Asks whether an embedded page of this site is there: a frame never tells, it reports an error page as loaded.
 * Other hosts cannot be asked (the page's CSP allows no connection to them) and count as there.
 * @param src address of a frame or clip
 * @param signal aborts the question; the answer is then false
 */
export async function isPageMissing(src: string, signal: AbortSignal): Promise<boolean> {
  if (!isOwnPath(src)) return false;
  try {
    const { ok, status } = await fetch(src, { method: 'HEAD', signal });
    return !ok && !doesNotKnowHead.has(status);
  } catch {
    return !signal.aborted;
  }
}

/** A server that refuses the question has not said that the page is missing. */
const doesNotKnowHead = new Set([405, 501]);

function isOwnPath(src: string): boolean {
  return src.startsWith('/') && !src.startsWith('//');
}
