/** Which requests count as signed in: not those that merely carry a cookie of the right name. */
import { parse } from 'cookie';
import { unsign } from 'cookie-signature';
import type { Request } from 'express';
import type { Store } from 'express-session';

export interface SignedSession {
  /** @returns the session's id when the cookie's signature holds; the store is not asked */
  readId(request: Request): string | undefined;
  /** @returns whether the signed session also still exists. @throws StoreFault */
  isLive(request: Request): Promise<boolean>;
}

/** What express-session writes before a signed value. */
const signedMark = 's:';

export function createSignedSession(
  cookieName: string,
  secret: string,
  sessions: Pick<Store, 'get'>,
): SignedSession {
  const readId = (request: Request): string | undefined => {
    // As express-session reads it: of several cookies of one name the first.
    const cookies = new Map(Object.entries(parse(request.headers.cookie ?? '')));
    const value = cookies.get(cookieName) ?? '';
    if (!value.startsWith(signedMark)) return undefined;
    return unsign(value.slice(signedMark.length), secret) || undefined;
  };
  return {
    readId,
    isLive: (request) => {
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
