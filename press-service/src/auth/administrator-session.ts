import type { AdminAccount } from '../data/press-store';

const longestSessionMs = 7 * 24 * 60 * 60 * 1_000;

/** What a session remembers of its administrator. */
export interface SessionMark {
  readonly uid: string;
  readonly epoch: number;
  readonly signedInAtMs: number;
}

export function markSession({ uid, epoch }: AdminAccount, nowMs: number): SessionMark {
  return { uid, epoch, signedInAtMs: nowMs };
}

/** @returns whether a session still speaks for the account: same epoch, younger than 7 days */
export function isCurrent(mark: SessionMark, account: AdminAccount, nowMs: number): boolean {
  return (
    mark.uid === account.uid &&
    mark.epoch === account.epoch &&
    nowMs - mark.signedInAtMs < longestSessionMs
  );
}
