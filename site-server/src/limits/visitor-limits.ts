/** Limits of one visitor. */
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '../config';
import { createOpenBodies } from './open-bodies';
import { createUnreadResponses } from './unread-responses';

/** Counts one request. @returns the whole seconds until the visitor may make it; 0: now */
export type RateLimit = (visitor: string) => Promise<number>;

export type Limits = ReturnType<typeof createLimits>;

/**
 * Mobile networks put thousands of phones behind one address: too small a number blocks a whole carrier on the opening day.
 */
export function createLimits(config: Config) {
  const { readsPerSecond, writesPerSecond, readsPerMinute, searchesPerMinute } = config;
  return {
    // Press pages and reads of the API; files are unlimited.
    reads: rateLimit(readsPerSecond * 10, 10),
    // Writes, and reads that count a view.
    writes: rateLimit(writesPerSecond * 6, 6),
    reports: rateLimit(20, 20),
    // Pages that are rendered for one visitor alone.
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
