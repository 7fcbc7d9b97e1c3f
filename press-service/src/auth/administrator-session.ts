/** When a session belongs to the administrator, and when it ends. */
import type { RequestHandler } from 'express';
import type { AdminAccount } from '../data/press-store';
import { PressError } from '../errors';

/** A session ends after so long without a request. */
export const sessionIdleMs = 8 * 60 * 60 * 1_000;
/** It ends after so long in any case. */
const sessionLimitMs = 7 * 24 * 60 * 60 * 1_000;

/** Clocks of replicas differ; a session from further ahead was begun while a clock was wrong, and would outlive its time. */
const clockDifferenceMs = 60_000;

/** Stored in each session of the administrator. */
export interface SessionMark {
  readonly uid: string;
  readonly epoch: number;
  readonly signedInAtMs: number;
}

export function markSession({ uid, epoch }: AdminAccount, nowMs: number): SessionMark {
  return { uid, epoch, signedInAtMs: nowMs };
}

/** @returns whether a session is still valid for the account: same epoch, younger than 7 days */
export function isCurrent(mark: SessionMark, account: AdminAccount, nowMs: number): boolean {
  const ageMs = nowMs - mark.signedInAtMs;
  return (
    mark.uid === account.uid &&
    mark.epoch === account.epoch &&
    ageMs >= -clockDifferenceMs &&
    ageMs < sessionLimitMs
  );
}

export const requireAdministrator: RequestHandler = (request, _response, next) => {
  next(request.isAuthenticated() ? undefined : new PressError('not_signed_in'));
};
