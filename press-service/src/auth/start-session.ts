import type { Request, RequestHandler, Response } from 'express';
import type { AdminAccount } from '../data/press-store';
import { PressError } from '../errors';
import type { AdminPassport } from './create-passport';

/**
 * Checks the credentials in the body and starts a session under a new id, so that an id planted before the sign-in is
 * worthless after it (session fixation).
 *
 * @throws what SignIn throws
 */
export async function startSession(
  passport: AdminPassport,
  request: Request,
  response: Response,
): Promise<AdminAccount> {
  const account = await authenticate(passport, request, response);
  await new Promise<void>((resolve, reject) => {
    request.logIn(account, (error: Error | null) => (error ? reject(error) : resolve()));
  });
  return account;
}

function authenticate(
  passport: AdminPassport,
  request: Request,
  response: Response,
): Promise<AdminAccount> {
  return new Promise((resolve, reject) => {
    const done = (error: Error | null, account: AdminAccount | false | undefined) => {
      if (error) reject(error);
      else if (account) resolve(account);
      else reject(new PressError('bad_credentials'));
    };
    const check = passport.authenticate('local', done) as RequestHandler;
    void check(request, response, reject);
  });
}
