import type { RequestHandler } from 'express';
import { retryAfter } from '@site/service-kit/errors';
import { networkOf } from '@site/service-kit/http';
import { FormError } from '../errors';

const windowMs = 60_000;
/** Networks counted at once; beyond it the oldest are dropped, so that memory stays bounded. */
const capacity = 20_000;

interface Tally {
  readonly endsAtMs: number;
  posts: number;
}

/** At most `postsPerMinute` posts of one network over all forms; then 429 with Retry-After. */
export function limitRate(postsPerMinute: number, now: () => number): RequestHandler {
  const tallies = new Map<string, Tally>();

  return (req, _res, next) => {
    const tally = currentTally(tallies, networkOf(req.ip ?? ''), now());
    tally.posts += 1;
    if (tally.posts > postsPerMinute) {
      throw new FormError('too_many', { headers: retryAfter(tally.endsAtMs - now()) });
    }
    next();
  };
}

function currentTally(tallies: Map<string, Tally>, network: string, nowMs: number): Tally {
  const known = tallies.get(network);
  if (known && known.endsAtMs > nowMs) return known;
  const fresh: Tally = { endsAtMs: nowMs + windowMs, posts: 0 };
  // Deleted first: a Map iterates in insertion order, which makes the first key the oldest.
  tallies.delete(network);
  tallies.set(network, fresh);
  const [oldest] = tallies.keys();
  if (tallies.size > capacity && oldest !== undefined) tallies.delete(oldest);
  return fresh;
}
