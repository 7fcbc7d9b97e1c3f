/** Limits of one visitor. */
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '../config';
import { createOpenBodies, type OpenBody } from './open-bodies';
import { createUnreadResponses, type HoldResponse } from './unread-responses';

/** Counts one request. @returns the whole seconds until the visitor may make it; 0: now */
export type RateLimit = (visitor: string) => Promise<number>;

export interface Limits {
  /** Press pages and reads of the API; files are unlimited. */
  readonly reads: RateLimit;
  /** Writes, and reads that count a view. */
  readonly writes: RateLimit;
  readonly reports: RateLimit;
  /** Pages that are rendered for one visitor alone. */
  readonly ownPages: RateLimit;
  readonly searches: RateLimit;
  readonly openBody: (visitor: string) => OpenBody | undefined;
  readonly holdResponse: HoldResponse;
}

/**
 * Mobile networks put thousands of phones behind one address: too small a number blocks a whole carrier on the opening day.
 */
export function createLimits(config: Config): Limits {
  const { readsPerSecond, writesPerSecond, readsPerMinute, searchesPerMinute } = config;
  return {
    reads: rateLimit(readsPerSecond * 10, 10),
    writes: rateLimit(writesPerSecond * 6, 6),
    reports: rateLimit(20, 20),
    ownPages: rateLimit(readsPerMinute, 60),
    searches: rateLimit(searchesPerMinute, 60),
    openBody: createOpenBodies(),
    holdResponse: createUnreadResponses(),
  };
}

/** @param points requests in a window of so many seconds; 0 disables the limit */
function rateLimit(points: number, duration: number): RateLimit {
  if (points === 0) return () => Promise.resolve(0);
  const limiter = new RateLimiterMemory({ points, duration });
  return async (visitor) => {
    try {
      await limiter.consume(visitor);
      return 0;
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      return Math.max(1, Math.ceil(reason.msBeforeNext / 1_000));
    }
  };
}
