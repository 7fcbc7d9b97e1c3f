import type { Request, RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import { networkOf } from './network-of';

const minuteMs = 60_000;
const maxCounters = 20_000;

export interface WindowCounter {
  readonly endsAtMs: number;
  count: number;
}

/**
 * Counts by key, each for `windowMs` from its first count.
 * @param elapsedMs a clock that is never set back, of any origin
 * @returns the running counter of a key
 */
export function createWindowCounters(
  windowMs: number,
  elapsedMs: () => number,
): (key: string) => WindowCounter {
  const counters = new LRUCache<string, WindowCounter>({ max: maxCounters });
  return (key) => {
    const known = counters.get(key);
    if (known && elapsedMs() < known.endsAtMs) return known;
    const fresh: WindowCounter = { endsAtMs: elapsedMs() + windowMs, count: 0 };
    counters.set(key, fresh);
    return fresh;
  };
}

interface RateLimit {
  readonly perMinute: number;
  readonly elapsedMs: () => number;
  /** @returns the error of a request beyond the limit */
  readonly refuse: (waitMs: number) => Error;
  readonly isExempt?: (request: Request) => boolean;
}

/** At most `perMinute` requests of one visitor over all routes that share the handler. Every replica counts its own requests. */
export function limitRate({ perMinute, elapsedMs, refuse, isExempt }: RateLimit): RequestHandler {
  const counterOf = createWindowCounters(minuteMs, elapsedMs);
  return (request, _response, next) => {
    if (isExempt?.(request)) return next();
    const counter = counterOf(networkOf(request.ip ?? ''));
    counter.count += 1;
    next(counter.count > perMinute ? refuse(counter.endsAtMs - elapsedMs()) : undefined);
  };
}
