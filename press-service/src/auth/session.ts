import session from 'express-session';
import type { RequestHandler, Response } from 'express';
import { signedInHint } from '@site/contract';
import { sessionIdleMs } from './session-life';

/** As long as the longest session; a hint that outlives its session is taken back at the first question. */
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
    name: secure ? '__Host-press.sid' : 'press.sid',
    options: { path: '/', httpOnly: true, sameSite: 'lax', secure },
  };
}

/** Tells the page's script that somebody is signed in here; the session itself stays unreadable to it. */
export function showSignedIn(response: Response, { options }: SessionCookie): void {
  response.cookie(signedInHint, '1', { ...options, httpOnly: false, maxAge: hintMs });
}

export function showSignedOut(response: Response, { options }: SessionCookie): void {
  response.clearCookie(signedInHint, { ...options, httpOnly: false });
}

/** Sessions end after 8 h without a request; the end after 7 days is in administrator-session.ts. */
export function createSession(
  { name, options }: SessionCookie,
  store: session.Store,
  secret: string,
): RequestHandler {
  const keepSession = session({
    name,
    store: prolongAsPossible(store),
    secret,
    resave: false,
    saveUninitialized: false,
    rolling: true,
    proxy: true,
    cookie: { ...options, maxAge: sessionIdleMs },
  });
  return (request, response, next) => {
    // PUBLIC_ORIGIN says that visitors come by https; the last hop may still speak http.
    if (options.secure) request.headers['x-forwarded-proto'] = 'https';
    keepSession(request, response, next);
  };
}

/**
 * A session that cannot be prolonged, because the store is full or it was ended meanwhile, just ends
 * earlier. As an error express-session would report it after the answer and so cut the connection.
 */
function prolongAsPossible(store: session.Store): session.Store {
  const touch = store.touch?.bind(store);
  if (touch) store.touch = (id, data, done) => touch(id, data, () => done?.());
  return store;
}
