/**
 * The line in front of the costly password hash. Callers take turns, so that a flood from one of them delays the
 * others by one hash and not by its whole length; who signed in before has a reserved place ahead of them all.
 * See docs/decisions/0024-sign-in-queue.md.
 */
import { tooBusy } from '../errors';

/** Where a job stands in line. */
export interface Place {
  /** Jobs of one caller share a line; callers take turns. */
  readonly caller: string;
  /** Goes before every other caller. Only for callers that are counted closely elsewhere. */
  readonly isReserved: boolean;
}

/** How many jobs may wait; those that run are not counted. */
export interface QueueBounds {
  readonly perCaller: number;
  /** Of all callers without a reserved place. */
  readonly shared: number;
  readonly reserved: number;
}

interface Waiting {
  readonly start: () => void;
  readonly giveWay: (reason: Error) => void;
}

/** Before the first job has shown how long one takes. */
const guessedJobMs = 500;

/**
 * Runs at most `width` jobs at once. Where a line is full, its oldest job gives way: the newest is the one that
 * somebody still waits for.
 *
 * @throws (from the returned function) Fault `busy` with Retry-After, for the job that gave way
 */
export function createHashQueue(width: number, bounds: QueueBounds) {
  const reserved: Waiting[] = [];
  /** Caller → line; whose turn is next stands first. */
  const shared = new Map<string, Waiting[]>();
  let running = 0;
  let jobMs = guessedJobMs;

  const sharedCount = () => [...shared.values()].reduce((sum, line) => sum + line.length, 0);

  function takeNext(): Waiting | undefined {
    if (reserved.length > 0) return reserved.shift();
    for (const [caller, line] of shared) {
      const next = line.shift();
      shared.delete(caller);
      if (line.length > 0) shared.set(caller, line);
      return next;
    }
    return undefined;
  }

  function dropOldest(line: Waiting[]): void {
    const waitMs = ((sharedCount() + reserved.length) / width) * jobMs;
    line.shift()?.giveWay(tooBusy(waitMs));
    for (const [caller, { length }] of shared) if (length === 0) shared.delete(caller);
  }

  function join(waiting: Waiting, { caller, isReserved }: Place): void {
    if (isReserved) {
      reserved.push(waiting);
      if (reserved.length > bounds.reserved) dropOldest(reserved);
      return;
    }
    const line = shared.get(caller) ?? [];
    shared.set(caller, line);
    line.push(waiting);
    if (line.length > bounds.perCaller) dropOldest(line);
    else if (sharedCount() > bounds.shared) dropOldest(longest(shared.values()));
  }

  return async function enqueue<T>(job: () => Promise<T>, place: Place): Promise<T> {
    if (running >= width)
      await new Promise<void>((start, giveWay) => join({ start, giveWay }, place));
    else running += 1;
    const startedAt = performance.now();
    try {
      return await job();
    } finally {
      jobMs = performance.now() - startedAt;
      const next = takeNext();
      // The slot passes on: a job that arrives in between cannot take it.
      if (next) next.start();
      else running -= 1;
    }
  };
}

function longest(lines: Iterable<Waiting[]>): Waiting[] {
  return [...lines].reduce((most, line) => (line.length > most.length ? line : most), []);
}
