import type { IncomingMessage } from 'node:http';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

const windowS = 60;

/**
 * Counts pages by the visitor's address, as the edge passes it on; who brings none is not counted (health checks, a
 * gateway that renders one page for many).
 * @param perMinute 0 counts nothing
 * @returns gives the whole seconds a request has to wait; 0 when it may go on
 */
export function createReadLimit(
  perMinute: number,
): (request: Pick<IncomingMessage, 'headers'>) => Promise<number> {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: windowS });
  return async ({ headers }) => {
    const visitor = headers['x-forwarded-for'];
    if (perMinute === 0 || visitor === undefined) return 0;
    try {
      await limiter.consume(String(visitor));
      return 0;
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      return Math.max(1, Math.ceil(reason.msBeforeNext / 1_000));
    }
  };
}
