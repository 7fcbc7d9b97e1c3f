const firstTimeoutMs = 4000;
const addedTimeoutMs = 2000;
const longestTimeoutMs = 16_000;
const fetched = new Map<string, Promise<void>>();
const failures = new Map<string, number>();

/**
 * Brings a remote's entry into the browser's cache, where the runtime's script finds it and checks its hash. A script
 * that hangs cannot be called off: a few of them hold every connection that HTTP/1.1 has to this origin, and with
 * them the page that would help. This can, and goes past a damaged copy in the cache at the next try. Each try waits
 * two seconds longer than the one before: what is only slow comes in the end.
 *
 * @throws Error for an answer that is no success, TypeError for none, DOMException for none in time
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
  const failed = failures.get(src) ?? 0;
  const response = await fetch(src, {
    cache: failed > 0 ? 'reload' : 'default',
    signal: AbortSignal.timeout(
      Math.min(longestTimeoutMs, firstTimeoutMs + addedTimeoutMs * failed),
    ),
  });
  if (!response.ok) throw new Error(`${src} answered ${response.status}`);
  await response.arrayBuffer();
}

/** @returns whether a file that was asked for did not come, or did not do */
export function hasFailed(src: string): boolean {
  return failures.has(src);
}

/** The next `fetchEntry` asks again. */
export function forgetEntry(src: string) {
  fetched.delete(src);
  failures.set(src, (failures.get(src) ?? 0) + 1);
}
