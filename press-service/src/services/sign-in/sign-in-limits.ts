/**
 * How often a sign-in may be tried: four times per account and address without a wait, then after waits that double from
 * one minute; and 99 times an hour per address. Ghost's rules. Tries from other addresses never lock the administrator
 * out, and neither do tries from an address at which the administrator signed in before. Every replica counts in the same
 * store, under digests: it holds neither addresses nor e-mails.
 */
import { networkOf } from '@site/service-kit/http';
import type { AttemptRecord, AttemptStore } from '../../data/press-store';
import { tooManyAttempts } from '../../errors';
import type { CallerDigest } from './caller-digest';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const freeTries = 4;
const longestWaitMs = 12 * hourMs;
const forgottenAfterMs = 24 * hourMs;
const triesPerHour = 99;
/** Of all addresses together: codes are tried with the right password, and many addresses get through a million codes. */
const codesPerHour = 20;
/** Parallel tries race for the same record; losing so often takes very many of them. */
const mostRaces = 50;

type Count = (record: AttemptRecord | undefined, nowMs: number) => AttemptRecord;

const countForAccount: Count = (record, nowMs) => {
  const count = (record?.count ?? 0) + 1;
  const waitMs = Math.min(minuteMs * 2 ** (count - freeTries), longestWaitMs);
  return {
    count,
    blockedUntilMs: count < freeTries ? 0 : nowMs + waitMs,
    expiresAtMs: nowMs + forgottenAfterMs,
  };
};

const countAnHour =
  (most: number): Count =>
  (record, nowMs) => {
    const count = (record?.count ?? 0) + 1;
    const expiresAtMs = record?.expiresAtMs ?? nowMs + hourMs;
    return { count, blockedUntilMs: count < most ? 0 : expiresAtMs, expiresAtMs };
  };
const countForAddress = countAnHour(triesPerHour);
const countForCodes = countAnHour(codesPerHour);

export interface SignInLimits {
  /**
   * Counts a try before the password is checked.
   * @param isKnown the account signed in from this address before: other callers' tries there do not count for it
   * @throws PressError `too_many_attempts`
   */
  take(email: string, address: string, isKnown: boolean): Promise<void>;
  /**
   * Counts a code tried with the right password.
   * @param isKnown tries of a known caller are counted by take() alone, so that others cannot use up its tries
   * @throws PressError `too_many_attempts`
   */
  takeCode(isKnown: boolean): Promise<void>;
  /** After a success: the tries before it no longer count. */
  reset(email: string, address: string): Promise<void>;
}

export function createSignInLimits(
  attempts: AttemptStore,
  digest: CallerDigest,
  now: () => number,
): SignInLimits {
  const accountKey = (email: string, address: string) =>
    digest('account', email, networkOf(address));
  const addressKey = (address: string) => digest('address', networkOf(address));

  async function takeOne(key: string, count: Count): Promise<void> {
    for (let race = 0; race < mostRaces; race += 1) {
      const nowMs = now();
      const seen = await attempts.read(key);
      const current = seen && seen.expiresAtMs > nowMs ? seen : undefined;
      if (current && current.blockedUntilMs > nowMs)
        throw tooManyAttempts(current.blockedUntilMs - nowMs);
      if (await attempts.swap(key, seen, count(current, nowMs))) return;
    }
    throw tooManyAttempts(minuteMs);
  }

  return {
    async take(email, address, isKnown) {
      // The address first: once its tries are used up, made-up accounts add no further records.
      if (!isKnown) await takeOne(addressKey(address), countForAddress);
      await takeOne(accountKey(email, address), countForAccount);
    },
    async takeCode(isKnown) {
      if (!isKnown) await takeOne(digest('codes'), countForCodes);
    },
    reset: (email, address) => attempts.forget([accountKey(email, address), addressKey(address)]),
  };
}
