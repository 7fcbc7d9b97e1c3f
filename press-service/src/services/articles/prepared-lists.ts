/** List answers cached for a second, so that a rush of readers costs one query per second and page. */
const lifetimeMs = 1_000;
const capacity = 200;

interface Prepared {
  readonly body: Promise<string>;
  readonly endsAtMs: number;
}

export interface PreparedLists {
  /** @returns the prepared body, or the one that `prepare` makes now */
  take(key: string, prepare: () => Promise<string>): Promise<string>;
  /** After any change: later requests get the new list, even while an old query is running. */
  drop(): void;
}

export function createPreparedLists(now: () => number): PreparedLists {
  const cached = new Map<string, Prepared>();
  return {
    take(key, prepare) {
      const found = cached.get(key);
      if (found && found.endsAtMs > now()) return found.body;
      if (cached.size >= capacity) cached.clear();
      const prepared = { body: prepare(), endsAtMs: now() + lifetimeMs };
      cached.set(key, prepared);
      prepared.body.catch(() => {
        if (cached.get(key) === prepared) cached.delete(key);
      });
      return prepared.body;
    },
    drop: () => cached.clear(),
  };
}
