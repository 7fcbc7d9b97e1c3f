/** Sign-in with the typed credentials, the current session, sign-out. */
import type { AdminSession } from '@site/contract';
import type { Express, Request, RequestHandler } from 'express';
import { startSession, type AdminPassport } from '../auth/create-passport';
import { showSignedIn, showSignedOut, type SessionCookie } from '../auth/session';
import type { AdminAccount } from '../data/press-store';
import { PressError } from '../errors';
import { readJson } from '../middleware/read-json';
import { checkCredentials } from './parse/check-credentials';
import { paths } from './paths';
import type { RecordAccess } from '../services/record-access';
import { shownSession } from '../data/session-key';

interface Parts {
  readonly adminGuards: readonly RequestHandler[];
  readonly passport: AdminPassport;
  readonly cookie: SessionCookie;
  readonly limitReads: RequestHandler;
  readonly recordAccess: RecordAccess;
}

export function setUpSessionRoutes(app: Express, parts: Parts): void {
  const { adminGuards, passport, cookie, limitReads, recordAccess } = parts;

  const signIn: RequestHandler = async (request, response) => {
    checkCredentials(request);
    const account = await startSession(passport, request, response).catch((error: unknown) => {
      if (isFailedSignIn(error))
        recordAccess({ actor: 'visitor', action: 'sign-in failed', outcome: 'refused' });
      throw error;
    });
    recordAccess({
      actor: 'administrator',
      action: 'sign-in',
      outcome: 'done',
      subject: shownSession(request.sessionID),
    });
    showSignedIn(response, cookie);
    response.json(presentSession(account));
  };

  const signOut: RequestHandler = async (request, response) => {
    const isSignedIn = request.user !== undefined;
    const subject = shownSession(request.sessionID);
    await endSession(request);
    if (isSignedIn)
      recordAccess({ actor: 'administrator', action: 'sign-out', outcome: 'done', subject });
    response.clearCookie(cookie.name, cookie.options);
    showSignedOut(response, cookie);
    response.status(204).end();
  };

  const readSession: RequestHandler = (request, response) => {
    if (!request.user) {
      showSignedOut(response, cookie);
      throw new PressError('not_signed_in');
    }
    response.json(presentSession(request.user));
  };

  const guards = [...adminGuards];
  app.post(paths.session, guards, readJson, signIn);
  app.get(paths.session, limitReads, guards, readSession);
  app.delete(paths.session, guards, signOut);
}

/** Only these fields leave the server. */
function presentSession({ email, uid }: AdminAccount): AdminSession {
  return { email, uid };
}

function endSession(request: Request): Promise<void> {
  return new Promise((resolve, reject) => {
    request.session.destroy((error: Error | null) => (error ? reject(error) : resolve()));
  });
}

/** Wrong credentials; attempts refused before the check may be a flood and are not logged. */
function isFailedSignIn(error: unknown): boolean {
  const failures = ['bad_credentials', 'bad_code'];
  return error instanceof PressError && failures.includes(error.id);
}
