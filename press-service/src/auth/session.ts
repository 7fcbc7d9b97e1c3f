import session from 'express-session';
import type { CookieOptions, RequestHandler } from 'express';

const idleMs = 8 * 60 * 60 * 1_000;

export interface SessionCookie {
  readonly name: string;
  /** Attributes shared by setting and clearing it. */
  readonly options: CookieOptions;
}

/** @param publicOrigin an https origin makes the cookie Secure and binds it to this host */
export function sessionCookie(publicOrigin: string | undefined): SessionCookie {
  const secure = publicOrigin?.startsWith('https:') ?? false;
  return {
    name: secure ? '__Host-press.sid' : 'press.sid',
    options: { path: '/', httpOnly: true, sameSite: 'lax', secure },
  };
}

/** Sessions end after 8 h without a request; the end after 7 days is in administrator-session.ts. */
export function createSession(
  cookie: SessionCookie,
  store: session.Store,
  secret: string,
): RequestHandler {
  const { httpOnly, path, sameSite, secure } = cookie.options;
  const options = {
    httpOnly: httpOnly ?? true,
    path: path ?? '/',
    sameSite: sameSite ?? 'lax',
    secure: secure ?? false,
  };
  return session({
    name: cookie.name,
    store,
    secret,
    resave: false,
    saveUninitialized: false,
    rolling: true,
    // PUBLIC_ORIGIN says that visitors come by https; the last hop may still speak http.
    proxy: true,
    cookie: { ...options, maxAge: idleMs },
  });
}
