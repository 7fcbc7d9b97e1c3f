import type { RequestHandler } from 'express';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { networkOf } from '@site/service-kit/http';
import { tooBusy } from '../errors';

const windowS = 60;

/**
 * At most `perMinute` requests of one visitor over all routes that share the returned handler. Every replica counts its own
 * requests. An internal caller (the SSR server) does not pass the trusted proxy, has no X-Forwarded-For and is not counted:
 * it requests on behalf of all visitors.
 *
 * @param perMinute 0 disables the limit
 */
export function limitRate(
  perMinute: number,
  trustProxyHops: number,
  onRefusal: () => void = () => undefined,
): RequestHandler {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: windowS });
  return async (request, _response, next) => {
    const isInternal = trustProxyHops > 0 && request.get('X-Forwarded-For') === undefined;
    if (perMinute === 0 || isInternal) return next();
    try {
      await limiter.consume(networkOf(request.ip ?? ''));
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) return next(reason);
      onRefusal();
      return next(tooBusy(reason.msBeforeNext));
    }
    next();
  };
}
