import session from 'express-session';
import type { RequestHandler, Response } from 'express';
import { sessionCookieNames, signedInHint } from '@site/contract';
import { sessionIdleMs } from './administrator-session';

/** As long as the longest session; a hint that outlives its session is cleared by the first session request. */
const hintMs = 7 * 24 * 60 * 60 * 1_000;

export interface SessionCookie {
  readonly name: string;
  /** Attributes shared by setting and clearing it. */
  readonly options: {
    readonly path: string;
    readonly httpOnly: boolean;
    readonly sameSite: 'lax';
    readonly secure: boolean;
  };
}

/** @param publicOrigin an https origin makes the cookie Secure and binds it to this host */
export function sessionCookie(publicOrigin: string | undefined): SessionCookie {
  const secure = publicOrigin?.startsWith('https:') ?? false;
  return {
    name: sessionCookieNames[secure ? 'https' : 'http'],
    options: { path: '/', httpOnly: true, sameSite: 'lax', secure },
  };
}

/** A cookie that the page's script can read, unlike the session itself. */
export function showSignedIn(response: Response, { options }: SessionCookie): void {
  response.cookie(signedInHint, '1', { ...options, httpOnly: false, maxAge: hintMs });
}

export function showSignedOut(response: Response, { options }: SessionCookie): void {
  response.clearCookie(signedInHint, { ...options, httpOnly: false });
}

/** Lifetimes are in administrator-session.ts. */
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
