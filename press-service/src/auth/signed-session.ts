/** Which requests count as signed in: a cookie of the right name is not enough. */
import { parse } from 'cookie';
import { unsign } from 'cookie-signature';
import type { Request } from 'express';
import type { Store } from 'express-session';
import type { AdminAccount } from '../data/press-store';
import { isCurrent, type SessionMark } from './session';

interface Parts {
  readonly sessions: Pick<Store, 'get'>;
  readonly readAccount: () => Promise<AdminAccount | undefined>;
  readonly now: () => number;
}

/** The prefix of signed values in express-session. */
const signedMark = 's:';

export function createSignedSession(
  cookieName: string,
  readSecret: () => string,
  { sessions, readAccount, now }: Parts,
) {
  const readId = (request: Request): string | undefined => {
    // Like express-session, the first of several cookies with one name.
    const cookies = new Map(Object.entries(parse(request.headers.cookie ?? '')));
    const value = cookies.get(cookieName) ?? '';
    if (!value.startsWith(signedMark)) return undefined;
    return unsign(value.slice(signedMark.length), readSecret()) || undefined;
  };
  return {
    /** @returns the session's id if the cookie's signature is valid; the store is not read */
    readId,
    /** @returns whether the signed session also exists and is still valid for the account. @throws StoreError */
    async exists(request: Request) {
      const id = readId(request);
      const mark = id !== undefined && (await readMark(sessions, id));
      if (!mark) return false;
      const account = await readAccount();
      return account !== undefined && isCurrent(mark, account, now());
    },
  };
}

/** @returns what sign-in stored in the session (auth/create-passport.ts); undefined if it does not exist */
function readMark(sessions: Pick<Store, 'get'>, id: string): Promise<SessionMark | undefined> {
  return new Promise((resolve, reject) => {
    sessions.get(id, (error: Error | null | undefined, session) => {
      const { passport } = (session ?? {}) as { passport?: { user?: SessionMark } };
      if (error) reject(error);
      else resolve(passport?.user);
    });
  });
}
