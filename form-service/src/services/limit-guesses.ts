import { retryAfter } from '@site/service-kit/errors';
import { createWindowCounters, type WindowCounter } from '@site/service-kit/http';
import { FormError } from '../errors';

/** A network may be a carrier's with thousands of visitors, so only failures count. */
const failuresOfNetwork = { limit: 20, windowMs: 15 * 60_000 };
/** Against an attacker who has seen a receipt: guessing all 10,000 phone endings would take 83 days. */
const failuresOfCode = { limit: 5, windowMs: 60 * 60_000 };

export interface GuessLimits {
  /**
   * Counts an attempt as failed before its result is known, so that parallel attempts stay within the limits.
   * @param code well-formed; undefined for text that cannot be a code, which counts for the network alone
   * @returns a function that takes the count back, for an attempt that did not fail
   * @throws FormError `too_many`, for real and invented receipts alike
   */
  countAttempt(network: string, code: string | undefined): () => void;
}

/** Counted in the memory of this process: each replica of the service has its own limit. */
export function createGuessLimits(now: () => number): GuessLimits {
  const ofNetwork = createWindowCounters(failuresOfNetwork.windowMs, now);
  const ofCode = createWindowCounters(failuresOfCode.windowMs, now);
  return {
    countAttempt(network, code) {
      const admit = (counter: WindowCounter, limit: number) => {
        if (counter.count >= limit)
          throw new FormError('too_many', { headers: retryAfter(counter.endsAtMs - now()) });
        return counter;
      };
      // The network first: beyond its limit nothing is remembered of an attempt.
      const counters = [admit(ofNetwork(network), failuresOfNetwork.limit)];
      if (code !== undefined) counters.push(admit(ofCode(code), failuresOfCode.limit));
      for (const counter of counters) counter.count += 1;
      return () => {
        for (const counter of counters) counter.count -= 1;
      };
    },
  };
}
