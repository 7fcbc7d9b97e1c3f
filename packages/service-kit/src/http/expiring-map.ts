/** Values by key, each for a time of its own. Beyond `limit` the oldest are dropped, so that memory stays bounded. */
export interface ExpiringMap<T> {
  get(key: string): T | undefined;
  set(key: string, value: T, lifetimeMs: number): void;
  delete(key: string): void;
}

/** @param elapsedMs a clock that is never set back, of any origin */
export function createExpiringMap<T>(limit: number, elapsedMs: () => number): ExpiringMap<T> {
  const kept = new Map<string, { readonly value: T; readonly endsAtMs: number }>();
  const isOver = (endsAtMs: number) => endsAtMs <= elapsedMs();
  return {
    get(key) {
      const found = kept.get(key);
      return found && !isOver(found.endsAtMs) ? found.value : undefined;
    },
    set(key, value, lifetimeMs) {
      // Deleted first: a Map iterates in insertion order, which makes the first key the oldest.
      kept.delete(key);
      kept.set(key, { value, endsAtMs: elapsedMs() + lifetimeMs });
      for (const [oldest, { endsAtMs }] of kept) {
        if (!isOver(endsAtMs) && kept.size <= limit) break;
        kept.delete(oldest);
      }
    },
    delete: (key) => void kept.delete(key),
  };
}
