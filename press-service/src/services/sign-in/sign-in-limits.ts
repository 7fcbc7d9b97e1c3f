/**
 * Limits of sign-in attempts: four per account and address without a wait, then after waits that double from one minute;
 * and 99 an hour per address (the rules of Ghost). Attempts from other addresses never lock the administrator out. From an address
 * where the administrator has signed in before, only attempts with the administrator's own e-mail count. Every replica counts in the
 * same store, under digests: it holds neither addresses nor e-mails.
 */
import { networkOf } from '@site/service-kit/http';
import type { AttemptRecord, AttemptStore } from '../../data/press-store';
import { tooManyAttempts } from '../../errors';
import type { CallerDigest } from './session-secret';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const freeTries = 4;
const waitLimitMs = 12 * hourMs;
const forgottenAfterMs = 24 * hourMs;
const triesPerHour = 99;
/** Of all addresses together: with the right password, many addresses could try a million codes. */
const codesPerHour = 20;
/** Clocks of replicas differ. */
const clockDifferenceMs = minuteMs;
/** Parallel attempts compete for the same record; losing this often requires very many of them. */
const maxRaces = 50;

interface Counter {
  readonly count: (record: AttemptRecord | undefined, nowMs: number) => AttemptRecord;
  /** How long a record counts. One that expires later was written while a clock was ahead, and counts for nothing. */
  readonly lifetimeMs: number;
}

const countForAccount: Counter['count'] = (record, nowMs) => {
  const count = (record?.count ?? 0) + 1;
  const waitMs = Math.min(minuteMs * 2 ** (count - freeTries), waitLimitMs);
  return {
    count,
    blockedUntilMs: count < freeTries ? 0 : nowMs + waitMs,
    expiresAtMs: nowMs + forgottenAfterMs,
  };
};

const perAccount: Counter = { count: countForAccount, lifetimeMs: forgottenAfterMs };

const anHour = (limit: number): Counter => ({
  count: (record, nowMs) => {
    const count = (record?.count ?? 0) + 1;
    const expiresAtMs = record?.expiresAtMs ?? nowMs + hourMs;
    return { count, blockedUntilMs: count < limit ? 0 : expiresAtMs, expiresAtMs };
  },
  lifetimeMs: hourMs,
});
const perAddress = anHour(triesPerHour);
const perCode = anHour(codesPerHour);

export interface SignInLimits {
  /**
   * Counts an attempt before the password is checked.
   * @param isKnown the account signed in from this address before: other callers' attempts there do not count for it
   * @throws PressError `too_many_attempts`
   */
  take(email: string, address: string, isKnown: boolean): Promise<void>;
  /**
   * Counts a code tried with the right password.
   * @param isKnown attempts of a known caller are counted by take() alone, so that others cannot use them up
   * @throws PressError `too_many_attempts`
   */
  takeCode(isKnown: boolean): Promise<void>;
  /** After a success: earlier attempts no longer count. */
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

  async function takeOne(key: string, { count, lifetimeMs }: Counter): Promise<void> {
    for (let race = 0; race < maxRaces; race += 1) {
      const nowMs = now();
      const seen = await attempts.read(key);
      const leftMs = (seen?.expiresAtMs ?? 0) - nowMs;
      const current = leftMs > 0 && leftMs <= lifetimeMs + clockDifferenceMs ? seen : undefined;
      if (current && current.blockedUntilMs > nowMs)
        throw tooManyAttempts(current.blockedUntilMs - nowMs);
      if (await attempts.swap(key, seen, count(current, nowMs))) return;
    }
    throw tooManyAttempts(minuteMs);
  }

  return {
    async take(email, address, isKnown) {
      // The address first: once its attempts are used up, invented accounts add no further records.
      if (!isKnown) await takeOne(addressKey(address), perAddress);
      await takeOne(accountKey(email, address), perAccount);
    },
    async takeCode(isKnown) {
      if (!isKnown) await takeOne(digest('codes'), perCode);
    },
    reset: (email, address) => attempts.forget([accountKey(email, address), addressKey(address)]),
  };
}
