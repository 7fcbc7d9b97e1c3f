import type { RequestHandler } from 'express';
import { retryAfter } from '@site/service-kit/errors';
import { networkOf } from '@site/service-kit/http';
import { FormError } from '../errors';
import { createWindowCounters } from '../services/window-counters';

const windowMs = 60_000;

/** At most `postsPerMinute` posts of one network over all forms; then 429 with Retry-After. */
export function limitRate(postsPerMinute: number, now: () => number): RequestHandler {
  const counterOf = createWindowCounters(windowMs, now);

  return (req, _res, next) => {
    const counter = counterOf(networkOf(req.ip ?? ''));
    counter.count += 1;
    if (counter.count > postsPerMinute) {
      throw new FormError('too_many', { headers: retryAfter(counter.endsAtMs - now()) });
    }
    next();
  };
}
