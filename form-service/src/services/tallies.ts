/** Most keys; beyond it the oldest are dropped, so that memory stays bounded. */
const capacity = 20_000;

export interface Tally {
  readonly endsAtMs: number;
  count: number;
}

/** Counts by key, each for `windowMs` from its first count. @returns the running tally of a key */
export function createTallies(windowMs: number, now: () => number): (key: string) => Tally {
  const tallies = new Map<string, Tally>();

  return (key) => {
    const known = tallies.get(key);
    if (known && known.endsAtMs > now()) return known;
    const fresh: Tally = { endsAtMs: now() + windowMs, count: 0 };
    // Deleted first: a Map iterates in insertion order, which makes the first key the oldest.
    tallies.delete(key);
    tallies.set(key, fresh);
    const [oldest] = tallies.keys();
    if (tallies.size > capacity && oldest !== undefined) tallies.delete(oldest);
    return fresh;
  };
}
