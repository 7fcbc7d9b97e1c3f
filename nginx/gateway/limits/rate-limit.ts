/** Visitors remembered at once; beyond it the least recently seen is forgotten, which bounds memory. */
const capacity = 20_000;

interface Level {
  readonly excess: number;
  readonly atMs: number;
}

/** Counts one request. @returns whether the visitor may make it now */
export type RateLimit = (visitor: string) => boolean;

/**
 * The leaky bucket of nginx's limit_req with `nodelay`: `burst` requests at once beyond the first, and one more for each
 * that has leaked.
 *
 * @param nowMs a clock that is never set back: otherwise a visitor would be refused until it has caught up
 */
export function createRateLimit(
  perSecond: number,
  burst: number,
  nowMs: () => number = () => performance.now(),
): RateLimit {
  const levels = new Map<string, Level>();
  return (visitor) => {
    const atMs = nowMs();
    const before = levels.get(visitor);
    const excess = before
      ? Math.max(0, before.excess - ((atMs - before.atMs) / 1000) * perSecond + 1)
      : 0;
    if (excess > burst) return false;
    // Deleted first: a Map keeps its order of insertion, so the first key is the least recently seen.
    levels.delete(visitor);
    levels.set(visitor, { excess, atMs });
    const [oldest] = levels.keys();
    if (levels.size > capacity && oldest !== undefined) levels.delete(oldest);
    return true;
  };
}
