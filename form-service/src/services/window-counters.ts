/** Most keys; beyond it the oldest are dropped, so that memory stays bounded. Keys are short. */
const capacity = 20_000;

export interface WindowCounter {
  readonly endsAtMs: number;
  count: number;
}

/**
 * Counts by key, each for `windowMs` from its first count.
 * @param now a clock that is never set back, of any origin
 * @returns the running counter of a key
 */
export function createWindowCounters(
  windowMs: number,
  now: () => number,
): (key: string) => WindowCounter {
  const counters = new Map<string, WindowCounter>();

  return (key) => {
    const known = counters.get(key);
    if (known && known.endsAtMs > now()) return known;
    const fresh: WindowCounter = { endsAtMs: now() + windowMs, count: 0 };
    // Deleted first: a Map iterates in insertion order, which makes the first key the oldest.
    counters.delete(key);
    counters.set(key, fresh);
    for (const [oldest, { endsAtMs }] of counters) {
      if (endsAtMs > now() && counters.size <= capacity) break;
      counters.delete(oldest);
    }
    return fresh;
  };
}
