/** List answers cached for a second, so that many readers cost one query per second and page. */
const lifetimeMs = 1_000;
const capacity = 200;

export interface PreparedList {
  readonly body: Promise<string>;
  /** Until its second has passed, or until a change drops it. */
  isKept(): boolean;
}

export interface PreparedLists {
  /** @returns the prepared list, or the one that `prepare` makes now */
  take(key: string, prepare: () => Promise<string>): PreparedList;
  /** After any change: later requests get the new list, even while an old query is running. */
  drop(): void;
}

/** @param elapsedMs never goes back: a wall clock that is set back would keep lists for that long */
export function createPreparedLists(elapsedMs: () => number): PreparedLists {
  const cached = new Map<string, PreparedList>();
  return {
    take(key, prepare) {
      const found = cached.get(key);
      if (found?.isKept()) return found;
      if (cached.size >= capacity) cached.clear();
      const endsAtMs = elapsedMs() + lifetimeMs;
      const prepared: PreparedList = {
        body: prepare(),
        isKept: () => cached.get(key) === prepared && endsAtMs > elapsedMs(),
      };
      cached.set(key, prepared);
      prepared.body.catch(() => {
        if (cached.get(key) === prepared) cached.delete(key);
      });
      return prepared;
    },
    drop: () => cached.clear(),
  };
}
