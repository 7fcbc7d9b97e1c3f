/** The administrator's session: its cookie, when it is valid, and when it ends. */
import session from 'express-session';
import type { RequestHandler, Response } from 'express';
import { sessionCookieNames, signedInHint } from '@site/contract';
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

export type SessionCookie = ReturnType<typeof sessionCookie>;

/** @param publicOrigin an https origin makes the cookie Secure and binds it to this host */
export function sessionCookie(publicOrigin: string | undefined) {
  const secure = publicOrigin?.startsWith('https:') ?? false;
  return {
    name: sessionCookieNames[secure ? 'https' : 'http'],
    /** Attributes shared by setting and clearing it. */
    options: { path: '/', httpOnly: true, sameSite: 'lax', secure } as const,
  };
}

/** A cookie that the page's script can read. One that outlives its session is cleared by the first session request. */
export function showSignedIn(response: Response, { options }: SessionCookie): void {
  response.cookie(signedInHint, '1', { ...options, httpOnly: false, maxAge: sessionLimitMs });
}

export function showSignedOut(response: Response, { options }: SessionCookie): void {
  response.clearCookie(signedInHint, { ...options, httpOnly: false });
}

export function createSession(
  { name, options }: SessionCookie,
  store: session.Store,
  readSecret: () => string,
): RequestHandler {
  const touchable = ignoreFailedTouch(store);
  let secret = '';
  let handleSession: RequestHandler;
  const create = () =>
    session({
      name,
      store: touchable,
      secret,
      resave: false,
      saveUninitialized: false,
      rolling: true,
      proxy: true,
      cookie: { ...options, maxAge: sessionIdleMs },
    });
  return (request, response, next) => {
    if (secret !== readSecret()) {
      secret = readSecret();
      handleSession = create();
    }
    // PUBLIC_ORIGIN is https, although the last hop may use http.
    if (options.secure) request.headers['x-forwarded-proto'] = 'https';
    handleSession(request, response, next);
  };
}

/**
 * A session that cannot be extended, because the store is full or the session was ended, just expires earlier. If this
 * were an error, express-session would report it after the response and break the connection.
 */
function ignoreFailedTouch(store: session.Store): session.Store {
  const touch = store.touch?.bind(store);
  if (touch) store.touch = (id, data, done) => touch(id, data, () => done?.());
  return store;
}
