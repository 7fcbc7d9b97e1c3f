import session from 'express-session';
import type { RequestHandler } from 'express';

const idleMs = 8 * 60 * 60 * 1_000;

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
    cookie: { ...options, maxAge: idleMs },
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
