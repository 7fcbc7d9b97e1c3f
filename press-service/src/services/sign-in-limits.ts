/**
 * How often a sign-in may be tried: four times freely per account and address, then after waits that
 * double from one minute; and 99 times an hour per address. Ghost's rules. Who tries from elsewhere
 * never locks the administrator out, nor does who shares the address of an administrator that signed in there
 * before. Every replica counts in the same store, under digests: it holds neither addresses nor e-mails.
 */
import type { AttemptRecord, AttemptStore } from '../data/press-store';
import { tooManyAttempts } from '../errors';
import type { CallerDigest } from './caller-digest';
import { networkOf } from './network-of';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const freeTries = 4;
const longestWaitMs = 12 * hourMs;
const forgottenAfterMs = 24 * hourMs;
const triesPerHour = 99;
/** Parallel tries race for the same record; who loses this often is one of very many. */
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

const countForAddress: Count = (record, nowMs) => {
  const count = (record?.count ?? 0) + 1;
  const expiresAtMs = record?.expiresAtMs ?? nowMs + hourMs;
  return { count, blockedUntilMs: count < triesPerHour ? 0 : expiresAtMs, expiresAtMs };
};

export interface SignInLimits {
  /**
   * Counts a try before the password is looked at.
   * @param isKnown the account signed in from this address before: what others try there is not held against it
   * @throws Fault `too_many_attempts`
   */
  take(email: string, address: string, isKnown: boolean): Promise<void>;
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
      // The address first: who used up its tries leaves no more records for made-up accounts.
      if (!isKnown) await takeOne(addressKey(address), countForAddress);
      await takeOne(accountKey(email, address), countForAccount);
    },
    reset: (email, address) => attempts.forget([accountKey(email, address), addressKey(address)]),
  };
}
