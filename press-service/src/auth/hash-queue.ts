/**
 * The queue in front of the costly password hash. Callers take turns, so that a flood from one of them delays the others
 * by one hash only; callers that signed in before have a reserved queue ahead of all others.
 * See docs/decisions/0024-sign-in-queue.md.
 */
import { tooBusy } from '../errors';

/** The position of a job in the queue. */
export interface Place {
  /** Jobs of one caller share a queue; callers take turns. */
  readonly caller: string;
  /** Runs before every other caller. Only for callers with strict limits elsewhere. */
  readonly isReserved: boolean;
}

/** How many jobs may wait; running ones are not counted. */
export interface QueueBounds {
  readonly perCaller: number;
  /** Of all callers without a reserved queue. */
  readonly shared: number;
  readonly reserved: number;
}

interface Waiting {
  readonly start: () => void;
  readonly evict: (reason: Error) => void;
}

/** Before the first job was measured. */
const guessedJobMs = 500;

/**
 * Runs at most `width` jobs at once. When a queue is full, its oldest job is evicted: a client is more likely to wait for
 * the newest.
 *
 * @throws (from the returned function) PressError `busy` with Retry-After, for the evicted job
 */
export function createHashQueue(width: number, bounds: QueueBounds) {
  const reserved: Waiting[] = [];
  /** Caller → queue, in the order of their turns. */
  const shared = new Map<string, Waiting[]>();
  let running = 0;
  let jobMs = guessedJobMs;

  const sharedCount = () => [...shared.values()].reduce((sum, queue) => sum + queue.length, 0);

  function takeNext(): Waiting | undefined {
    if (reserved.length > 0) return reserved.shift();
    for (const [caller, queue] of shared) {
      const next = queue.shift();
      shared.delete(caller);
      if (queue.length > 0) shared.set(caller, queue);
      return next;
    }
    return undefined;
  }

  function dropOldest(queue: Waiting[]): void {
    const waitMs = ((sharedCount() + reserved.length) / width) * jobMs;
    queue.shift()?.evict(tooBusy(waitMs));
    for (const [caller, { length }] of shared) if (length === 0) shared.delete(caller);
  }

  function join(waiting: Waiting, { caller, isReserved }: Place): void {
    if (isReserved) {
      reserved.push(waiting);
      if (reserved.length > bounds.reserved) dropOldest(reserved);
      return;
    }
    const queue = shared.get(caller) ?? [];
    shared.set(caller, queue);
    queue.push(waiting);
    if (queue.length > bounds.perCaller) dropOldest(queue);
    else if (sharedCount() > bounds.shared) dropOldest(longest(shared.values()));
  }

  return async function enqueue<T>(job: () => Promise<T>, place: Place): Promise<T> {
    if (running >= width) await new Promise<void>((start, evict) => join({ start, evict }, place));
    else running += 1;
    const startedAt = performance.now();
    try {
      return await job();
    } finally {
      jobMs = performance.now() - startedAt;
      const next = takeNext();
      // The slot is handed over directly: a job that arrives in between cannot take it.
      if (next) next.start();
      else running -= 1;
    }
  };
}

function longest(queues: Iterable<Waiting[]>): Waiting[] {
  return [...queues].reduce((max, queue) => (queue.length > max.length ? queue : max), []);
}
