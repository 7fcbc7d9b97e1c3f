import { retryAfter } from '@site/service-kit/errors';
import { FormError } from '../errors';
import { createWindowCounters } from './window-counters';

/** A network may be a carrier's with thousands of visitors, so only failures count. */
const failuresOfNetwork = { most: 20, windowMs: 15 * 60_000 };
/** Against an attacker who has seen a receipt: guessing all 10,000 phone endings would take 83 days. */
const failuresOfCode = { most: 5, windowMs: 60 * 60_000 };

export interface GuessLimits {
  /**
   * Counts an attempt as failed before its result is known, so that parallel attempts stay within the limits.
   * @returns a function that takes the count back, for an attempt that did not fail
   * @throws FormError `too_many`, for real and invented receipts alike
   */
  countAttempt(network: string, code: string): () => void;
}

/** Counted in the memory of this process: each replica of the service has its own limit. */
export function createGuessLimits(now: () => number): GuessLimits {
  const ofNetwork = createWindowCounters(failuresOfNetwork.windowMs, now);
  const ofCode = createWindowCounters(failuresOfCode.windowMs, now);
  return {
    countAttempt(network, code) {
      const limits = [
        { counter: ofNetwork(network), most: failuresOfNetwork.most },
        { counter: ofCode(code), most: failuresOfCode.most },
      ];
      const exceeded = limits.find(({ counter, most }) => counter.count >= most)?.counter;
      if (exceeded)
        throw new FormError('too_many', { headers: retryAfter(exceeded.endsAtMs - now()) });
      for (const { counter } of limits) counter.count += 1;
      return () => {
        for (const { counter } of limits) counter.count -= 1;
      };
    },
  };
}
