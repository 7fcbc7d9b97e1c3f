/** Which requests count as signed in: a cookie of the right name is not enough. */
import { parse } from 'cookie';
import { unsign } from 'cookie-signature';
import type { Request } from 'express';
import type { Store } from 'express-session';

export interface SignedSession {
  /** @returns the session's id if the cookie's signature is valid; the store is not read */
  readId(request: Request): string | undefined;
  /** @returns whether the signed session also still exists. @throws StoreError */
  exists(request: Request): Promise<boolean>;
}

/** The prefix of signed values in express-session. */
const signedMark = 's:';

export function createSignedSession(
  cookieName: string,
  secret: string,
  sessions: Pick<Store, 'get'>,
): SignedSession {
  const readId = (request: Request): string | undefined => {
    // Like express-session, the first of several cookies with one name.
    const cookies = new Map(Object.entries(parse(request.headers.cookie ?? '')));
    const value = cookies.get(cookieName) ?? '';
    if (!value.startsWith(signedMark)) return undefined;
    return unsign(value.slice(signedMark.length), secret) || undefined;
  };
  return {
    readId,
    exists: (request) => {
      const id = readId(request);
      if (id === undefined) return Promise.resolve(false);
      return new Promise((resolve, reject) => {
        sessions.get(id, (error: Error | null | undefined, session) =>
          error ? reject(error) : resolve(Boolean(session)),
        );
      });
    },
  };
}
