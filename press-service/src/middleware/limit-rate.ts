import type { RequestHandler } from 'express';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { tooBusy } from '../errors';
import { networkOf } from '../services/network-of';

const windowS = 60;

/**
 * At most `perMinute` requests of one visitor over all routes that share the returned handler, then Fault `busy`.
 * Every replica counts what it is asked itself. A caller inside (the page server) comes past the trusted proxy, has
 * no X-Forwarded-For and is not counted: it asks for all visitors.
 *
 * @param perMinute 0 counts nothing
 */
export function limitRate(perMinute: number, trustProxyHops: number): RequestHandler {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: windowS });
  return async (request, _response, next) => {
    const isInside = trustProxyHops > 0 && request.get('X-Forwarded-For') === undefined;
    if (perMinute === 0 || isInside) return next();
    try {
      await limiter.consume(networkOf(request.ip ?? ''));
    } catch (reason) {
      return next(reason instanceof RateLimiterRes ? tooBusy(reason.msBeforeNext) : reason);
    }
    next();
  };
}
