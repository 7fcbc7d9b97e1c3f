import { LRUCache } from 'lru-cache';
import { FormError } from '../errors';

interface Repeatable {
  readonly key: string;
  readonly lifetimeMs: number;
  /** A repeated key must have the same content. */
  readonly content: string;
}

/**
 * @returns whether this call delivered; false when its key had been delivered before
 * @throws FormError `idempotency_conflict` for a key that was used with another content
 */
export type DeliverOnce = (
  repeatable: Repeatable,
  deliver: () => Promise<void>,
) => Promise<boolean>;

interface Memory {
  readonly content: string;
  readonly delivered: Promise<void>;
}

/**
 * Keeps keys for a relay, which has no store: posts with the same key share one delivery, also while it is in progress.
 * A failed delivery is forgotten, so that its sender can retry. Stores keys and digests only.
 * @param elapsedMs monotonic
 */
export function createDeliverOnce(elapsedMs: () => number, limit = 10_000): DeliverOnce {
  const memories = new LRUCache<string, Memory>({
    max: limit,
    ttlResolution: 0,
    perf: { now: elapsedMs },
  });

  return async ({ key, lifetimeMs, content }, deliver) => {
    const known = memories.get(key);
    if (known) {
      if (known.content !== content) throw new FormError('idempotency_conflict');
      await known.delivered;
      return false;
    }
    const memory: Memory = { content, delivered: deliver() };
    memories.set(key, memory, { ttl: lifetimeMs });
    try {
      await memory.delivered;
      return true;
    } catch (error) {
      if (memories.get(key) === memory) memories.delete(key);
      throw error;
    }
  };
}
