/** Sign-in with the typed credentials, who is signed in, sign-out. */
import type { Express, Request, RequestHandler } from 'express';
import type { AdminPassport } from '../auth/create-passport';
import { showSignedIn, showSignedOut, type SessionCookie } from '../auth/session';
import { startSession } from '../auth/start-session';
import { Fault } from '../errors';
import { readForm } from '../middleware/read-body';
import { isNativeForm, isSignOutForm, returnToPressPage } from './native-form';
import { checkCredentials } from './parse-credentials';
import { paths } from './paths';
import { presentSession } from './present-session';

interface Parts {
  readonly adminGate: readonly RequestHandler[];
  readonly passport: AdminPassport;
  readonly cookie: SessionCookie;
  readonly limitReads: RequestHandler;
}

export function setUpSessionRoutes(app: Express, parts: Parts): void {
  const { adminGate, passport, cookie, limitReads } = parts;

  const signIn: RequestHandler = async (request, response) => {
    checkCredentials(request);
    const account = await startSession(passport, request, response);
    showSignedIn(response, cookie);
    if (isNativeForm(request)) return returnToPressPage(request, response);
    response.json(presentSession(account));
  };

  const signOut: RequestHandler = async (request, response) => {
    await endSession(request);
    response.clearCookie(cookie.name, cookie.options);
    showSignedOut(response, cookie);
    if (isNativeForm(request)) return returnToPressPage(request, response);
    response.status(204).end();
  };

  const readSession: RequestHandler = (request, response) => {
    if (!request.user) {
      showSignedOut(response, cookie);
      throw new Fault('not_signed_in');
    }
    response.json(presentSession(request.user));
  };

  const gate = [...adminGate];
  app.post(paths.session, gate, readForm, signOutByForm(signOut), signIn);
  app.get(paths.session, limitReads, gate, readSession);
  app.delete(paths.session, gate, signOut);
}

/** A plain form can only POST: `_method=delete` makes it a sign-out. */
function signOutByForm(signOut: RequestHandler): RequestHandler {
  return (request, response, next) =>
    isSignOutForm(request) ? signOut(request, response, next) : next();
}

function endSession(request: Request): Promise<void> {
  return new Promise((resolve, reject) => {
    request.session.destroy((error: Error | null) => (error ? reject(error) : resolve()));
  });
}
