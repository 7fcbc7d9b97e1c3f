import { retryAfter } from '@site/service-kit/errors';
import { FormError } from '../errors';
import { createWindowCounters } from './window-counters';

/** A network may be a carrier's with thousands of visitors, so only failures count. */
const failuresOfNetwork = { most: 20, windowMs: 15 * 60_000 };
/** Against somebody who has seen a receipt: guessing all 10,000 phone endings would take 83 days. */
const failuresOfCode = { most: 5, windowMs: 60 * 60_000 };

export interface GuessLimits {
  /** @throws FormError `too_many`, for real and invented receipts alike */
  check(network: string, code: string): void;
  failed(network: string, code: string): void;
}

/** Counted in the memory of this process: each replica of the service has its own limit. */
export function createGuessLimits(now: () => number): GuessLimits {
  const ofNetwork = createWindowCounters(failuresOfNetwork.windowMs, now);
  const ofCode = createWindowCounters(failuresOfCode.windowMs, now);
  return {
    check(network, code) {
      for (const [counter, { most }] of [
        [ofNetwork(network), failuresOfNetwork],
        [ofCode(code), failuresOfCode],
      ] as const) {
        if (counter.count < most) continue;
        throw new FormError('too_many', { headers: retryAfter(counter.endsAtMs - now()) });
      }
    },
    failed(network, code) {
      ofNetwork(network).count += 1;
      ofCode(code).count += 1;
    },
  };
}
