const firstTimeoutMs = 4000;
const addedTimeoutMs = 2000;
const maxTimeoutMs = 16_000;
const fetched = new Map<string, Promise<string>>();
const failures = new Map<string, number>();

/**
 * Fetches a remote's entry into the browser's cache, where the federation runtime's script element finds it and checks
 * its integrity. Unlike a script element, a request can be aborted: a few hanging scripts would block all HTTP/1.1
 * connections to this origin, and thereby a new page load. A retry bypasses a damaged copy in the cache and
 * waits two seconds longer than the attempt before, so that slow responses succeed eventually.
 *
 * @returns its text
 * @throws Error for an error status, TypeError without a response, DOMException on a timeout
 */
export function fetchEntry(src: string): Promise<string> {
  const known = fetched.get(src);
  if (known) return known;
  const response = fetchWhole(src);
  fetched.set(src, response);
  response.catch(() => forgetEntry(src));
  return response;
}

async function fetchWhole(src: string) {
  const failed = failures.get(src) ?? 0;
  const response = await fetch(src, {
    cache: failed > 0 ? 'reload' : 'default',
    signal: AbortSignal.timeout(Math.min(maxTimeoutMs, firstTimeoutMs + addedTimeoutMs * failed)),
  });
  if (!response.ok) throw new Error(`${src} responded ${response.status}`);
  return response.text();
}

/** @returns whether a file has failed to load or to run */
export function hasFailed(src: string): boolean {
  return failures.has(src);
}

/** Makes the next `fetchEntry` send a new request. */
export function forgetEntry(src: string) {
  fetched.delete(src);
  failures.set(src, (failures.get(src) ?? 0) + 1);
}
