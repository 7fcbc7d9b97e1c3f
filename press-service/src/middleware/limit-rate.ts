import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { networkOf } from '@site/service-kit/http';
import { tooBusy } from '../errors';

const windowS = 60;

/** One address, as the edge writes it. Only Express reads a chain of several. */
const singleAddress = /^[^\s,]+$/;

export interface RateLimit {
  /** For routes: PressError `busy` beyond the limit. */
  readonly handler: RequestHandler;
  /**
   * For a request that did not pass Express: counts it.
   * @returns whether it may be answered; if not, pass it to `handler`, which refuses it or identifies the caller
   */
  readonly admits: (request: IncomingMessage) => boolean | Promise<boolean>;
}

/**
 * At most `perMinute` requests of one visitor over all routes that share the returned limit. Every replica counts its own
 * requests. An internal caller (the SSR server) does not pass the trusted proxy, has no X-Forwarded-For and is not counted:
 * it requests on behalf of all visitors.
 *
 * @param perMinute 0 disables the limit
 */
export function limitRate(
  perMinute: number,
  trustProxyHops: number,
  onRefusal: () => void = () => undefined,
): RateLimit {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: windowS });
  const isExempt = ({ headers }: IncomingMessage) =>
    perMinute === 0 || (trustProxyHops > 0 && headers['x-forwarded-for'] === undefined);
  const count = (address: string) => limiter.consume(networkOf(address));
  return {
    handler: async (request, _response, next) => {
      if (isExempt(request)) return next();
      try {
        await count(request.ip ?? '');
      } catch (reason) {
        if (!(reason instanceof RateLimiterRes)) return next(reason);
        onRefusal();
        return next(tooBusy(reason.msBeforeNext));
      }
      next();
    },
    admits(request) {
      if (isExempt(request)) return true;
      const address = addressOf(request, trustProxyHops);
      if (address === undefined) return false;
      return count(address).then(
        () => true,
        () => false,
      );
    },
  };
}

/** The same as `request.ip` of Express for a single proxy. */
function addressOf({ headers, socket }: IncomingMessage, trustProxyHops: number) {
  if (trustProxyHops === 0) return socket.remoteAddress ?? '';
  const forwarded = headers['x-forwarded-for'];
  return typeof forwarded === 'string' && singleAddress.test(forwarded) ? forwarded : undefined;
}
