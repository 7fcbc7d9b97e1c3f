import type { IncomingMessage } from 'node:http';
import { networkOf } from '@site/service-kit/http';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

const windowS = 60;

/**
 * Limits page requests by the visitor's network, whose address the edge forwards. Requests without one are not limited
 * (health checks, a gateway that fetches one page for many visitors).
 * @param perMinute 0 disables the limit
 * @returns a function that returns the whole seconds until a request is allowed; 0 if it is allowed now
 */
export function createReadLimit(
  perMinute: number,
): (request: Pick<IncomingMessage, 'headers'>) => Promise<number> {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: windowS });
  return async ({ headers }) => {
    const visitor = headers['x-forwarded-for'];
    if (perMinute === 0 || visitor === undefined) return 0;
    try {
      await limiter.consume(networkOf(String(visitor)));
      return 0;
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      return Math.max(1, Math.ceil(reason.msBeforeNext / 1_000));
    }
  };
}
