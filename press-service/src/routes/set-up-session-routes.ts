/** Sign-in with the typed credentials, the current session, sign-out. */
import type { AdminSession } from '@site/contract';
import type { Express, Request, RequestHandler } from 'express';
import { startSession } from '../auth/create-passport';
import { showSignedIn, showSignedOut } from '../auth/session';
import type { AdminAccount } from '../data/press-store';
import { PressError } from '../errors';
import { readJson } from '../middleware/read-json';
import { shownSession } from '../data/session-key';
import { noStore } from '../middleware/caching';
import { maxEmail } from '../services/sign-in/normalize-email';
import { passwordLimits } from '../services/sign-in/password-rules';
import type { Parts } from '../wiring';
import { paths } from './paths';
import { checkText, readTextFields } from './text-field';

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

  app.post(paths.session, adminGuards, readJson, signIn);
  app.get(paths.session, limitReads, adminGuards, readSession);
  app.delete(paths.session, adminGuards, signOut);
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

const limits = { email: maxEmail, password: passwordLimits.max, code: 40 } as const;

/**
 * passport-local would also accept credentials from the query string, which appears in access logs:
 * such a request is refused before passport sees it. The body holds e-mail and password, the code of an active second
 * factor, and nothing else.
 *
 * @throws PressError `credentials_in_query` or `invalid_body`
 */
function checkCredentials(request: Request): void {
  if (Object.keys(limits).some((name) => name in request.query))
    throw new PressError('credentials_in_query');
  const { email, password, code } = readTextFields(request.body, ['email', 'password', 'code']);
  const fields = [
    ...checkText('email', email, { isRequired: true, max: limits.email }),
    ...checkText('password', password, { isRequired: true, max: limits.password }),
    ...checkText('code', code, { max: limits.code }),
  ];
  if (fields.length > 0) throw new PressError('invalid_body', { fields });
}

/**
 * For the edge, which cannot check a signature itself: 204 or 401, by the signature of the session cookie alone, so that
 * it costs microseconds and works without the store. The other routes check whether the session still exists. nginx calls
 * it, which is not counted.
 */
export function setUpSessionCheck(app: Express, { signedSession }: Parts): void {
  app.get(paths.sessionCheck, noStore, (request, response) => {
    if (signedSession.readId(request) === undefined) throw new PressError('not_signed_in');
    response.status(204).end();
  });
}
