/**
 * How often a sign-in may be tried: four times freely per account and address, then after waits that
 * double from one minute; and 99 times an hour per address. Ghost's rules. Who tries from elsewhere
 * never locks the administrator out. Every replica counts in the same store.
 */
import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { AttemptRecord, AttemptStore } from '../data/press-store';
import { tooManyAttempts } from '../errors';

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
  /** Counts a try before the password is looked at. @throws Fault `too_many_attempts` */
  take(email: string, address: string): Promise<void>;
  /** After a success: the tries before it no longer count. */
  reset(email: string, address: string): Promise<void>;
}

export function createSignInLimits(attempts: AttemptStore, now: () => number): SignInLimits {
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
    async take(email, address) {
      await takeOne(accountKey(email, address), countForAccount);
      await takeOne(addressKey(address), countForAddress);
    },
    reset: (email, address) => attempts.forget([accountKey(email, address), addressKey(address)]),
  };
}

/** Digests: the store holds neither addresses nor what was typed as an e-mail. */
function digest(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('base64url');
}

function accountKey(email: string, address: string): string {
  return digest('account', email, network(address));
}

function addressKey(address: string): string {
  return digest('address', network(address));
}

/** An IPv6 customer owns a /64: all its addresses count as one. */
function network(address: string): string {
  const plain = address.replace(/^::ffff:/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail = ''] = plain.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  const groups = [...before, ...(plain.includes('::') ? zeros : []), ...after];
  return groups.slice(0, 4).join(':');
}
