import type { RequestHandler } from 'express';
import { FormError } from '../errors';
import { networkOf } from './network-of';

const windowMs = 60_000;
/** Addresses remembered at once; beyond it the oldest are forgotten, so that memory stays bounded. */
const capacity = 20_000;

interface Tally {
  readonly endsAtMs: number;
  posts: number;
}

/** At most `postsPerMinute` posts of one address over all forms; then 429 with Retry-After. */
export function limitRate(postsPerMinute: number, now: () => number): RequestHandler {
  const tallies = new Map<string, Tally>();

  return (req, _res, next) => {
    const address = networkOf(req.ip ?? '');
    const tally = currentTally(tallies, address, now());
    tally.posts += 1;
    if (tally.posts > postsPerMinute) {
      const seconds = Math.max(1, Math.ceil((tally.endsAtMs - now()) / 1_000));
      throw new FormError('too_many', { retryAfter: String(seconds) });
    }
    next();
  };
}

function currentTally(tallies: Map<string, Tally>, address: string, nowMs: number): Tally {
  const known = tallies.get(address);
  if (known && known.endsAtMs > nowMs) return known;
  const fresh: Tally = { endsAtMs: nowMs + windowMs, posts: 0 };
  // Deleted first: a Map keeps its order of insertion, which makes the first key the oldest.
  tallies.delete(address);
  tallies.set(address, fresh);
  const [oldest] = tallies.keys();
  if (tallies.size > capacity && oldest !== undefined) tallies.delete(oldest);
  return fresh;
}
