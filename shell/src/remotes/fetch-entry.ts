const entryTimeoutMs = 4000;
const fetched = new Map<string, Promise<void>>();
const failed = new Set<string>();

/**
 * Brings a remote's entry into the browser's cache, where the runtime's script finds it and checks its hash. A script
 * that hangs cannot be called off: a few of them hold every connection that HTTP/1.1 has to this origin, and with
 * them the page that would help. This can, and goes past a damaged copy in the cache at the next try.
 *
 * @throws Error for an answer that is no success, TypeError for none, DOMException for none within four seconds
 */
export function fetchEntry(src: string): Promise<void> {
  const known = fetched.get(src);
  if (known) return known;
  const answer = fetchWhole(src);
  fetched.set(src, answer);
  answer.catch(() => forgetEntry(src));
  return answer;
}

async function fetchWhole(src: string) {
  const response = await fetch(src, {
    cache: failed.has(src) ? 'reload' : 'default',
    signal: AbortSignal.timeout(entryTimeoutMs),
  });
  if (!response.ok) throw new Error(`${src} answered ${response.status}`);
  await response.arrayBuffer();
}

/** The next `fetchEntry` asks again. */
export function forgetEntry(src: string) {
  fetched.delete(src);
  failed.add(src);
}
