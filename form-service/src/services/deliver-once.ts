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
  readonly expiresAtMs: number;
  readonly content: string;
  readonly delivered: Promise<void>;
}

/**
 * Keeps keys for a relay, which has no store: posts with the same key share one delivery, also while it is in progress.
 * A failed delivery is forgotten, so that its sender can retry. Stores keys and digests only, at most `capacity`.
 * @param now monotonic milliseconds
 */
export function createDeliverOnce(now: () => number, capacity = 10_000): DeliverOnce {
  const memories = new Map<string, Memory>();

  return async ({ key, lifetimeMs, content }, deliver) => {
    const known = memories.get(key);
    if (known && known.expiresAtMs > now()) {
      if (known.content !== content) throw new FormError('idempotency_conflict');
      await known.delivered;
      return false;
    }
    const memory: Memory = { expiresAtMs: now() + lifetimeMs, content, delivered: deliver() };
    // Deleted first: a Map iterates in insertion order, which makes the first key the oldest.
    memories.delete(key);
    memories.set(key, memory);
    const [oldest] = memories.keys();
    if (memories.size > capacity && oldest !== undefined) memories.delete(oldest);
    try {
      await memory.delivered;
      return true;
    } catch (error) {
      if (memories.get(key) === memory) memories.delete(key);
      throw error;
    }
  };
}
