/**
 * Checks whether an embedded page of this site is missing; an iframe also fires `load` for an error page.
 * Pages of other hosts cannot be checked (the CSP allows no connection to them) and count as present.
 * @param src URL of a frame or video
 * @param signal aborts the request; the result is then false
 */
export async function isPageMissing(src: string, signal: AbortSignal): Promise<boolean> {
  if (!isOwnPath(src)) return false;
  try {
    const { ok, status } = await fetch(src, { method: 'HEAD', signal });
    return !ok && !headNotSupported.has(status);
  } catch {
    return !signal.aborted;
  }
}

/** A server without HEAD support does not prove that the page is missing. */
const headNotSupported = new Set([405, 501]);

/** @returns whether a URL of the site facts is a path of this site, not a page of another host. */
export function isOwnPath(src: string): boolean {
  return src.startsWith('/') && !src.startsWith('//');
}
