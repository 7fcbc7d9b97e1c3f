/** List answers kept for a moment, so that a rush of readers costs one query a second and page. */
const lifeMs = 1_000;
const mostKept = 200;

interface Prepared {
  readonly body: Promise<string>;
  readonly endsAtMs: number;
}

export interface PreparedLists {
  /** @returns the prepared body, or the one that `prepare` makes now */
  take(key: string, prepare: () => Promise<string>): Promise<string>;
  /** After any change: whoever asks from now on gets the new list, also while an old query still runs. */
  drop(): void;
}

export function createPreparedLists(now: () => number): PreparedLists {
  const kept = new Map<string, Prepared>();
  return {
    take(key, prepare) {
      const found = kept.get(key);
      if (found && found.endsAtMs > now()) return found.body;
      if (kept.size >= mostKept) kept.clear();
      const prepared = { body: prepare(), endsAtMs: now() + lifeMs };
      kept.set(key, prepared);
      prepared.body.catch(() => {
        if (kept.get(key) === prepared) kept.delete(key);
      });
      return prepared.body;
    },
    drop: () => kept.clear(),
  };
}
