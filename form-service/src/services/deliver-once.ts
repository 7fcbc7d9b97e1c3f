import { FormError } from '../errors';

interface Repeatable {
  readonly key: string;
  readonly lifetimeMs: number;
  /** The same key may come again with the same content only. */
  readonly content: string;
}

/**
 * @returns whether `deliver` was called by this call: false means that its key had been delivered
 * @throws FormError `idempotency_conflict` when the key came with another content
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
 * Remembers keys for a relay, which has no store to ask: posts with the same key share one delivery,
 * also while it is under way. A delivery that failed is forgotten, so that its sender can try again.
 * Holds keys and digests only, at most `capacity` of them.
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
    // Deleted first: a Map keeps its order of insertion, which makes the first key the oldest.
    memories.delete(key);
    memories.set(key, memory);
    const [oldest] = memories.keys();
    if (memories.size > capacity && oldest !== undefined) memories.delete(oldest);
    try {
      await memory.delivered;
      return true;
    } catch (fault) {
      if (memories.get(key) === memory) memories.delete(key);
      throw fault;
    }
  };
}
