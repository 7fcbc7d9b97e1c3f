import type { RequestHandler } from 'express';
import { retryAfter } from '@site/service-kit/errors';
import { networkOf } from '@site/service-kit/http';
import { FormError } from '../errors';
import { createTallies } from '../services/tallies';

const windowMs = 60_000;

/** At most `postsPerMinute` posts of one network over all forms; then 429 with Retry-After. */
export function limitRate(postsPerMinute: number, now: () => number): RequestHandler {
  const tallyOf = createTallies(windowMs, now);

  return (req, _res, next) => {
    const tally = tallyOf(networkOf(req.ip ?? ''));
    tally.count += 1;
    if (tally.count > postsPerMinute) {
      throw new FormError('too_many', { headers: retryAfter(tally.endsAtMs - now()) });
    }
    next();
  };
}
