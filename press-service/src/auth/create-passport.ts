/** Passport with the typed credentials, and the session that it starts. */
import passport from 'passport';
import { Strategy as LocalStrategy } from 'passport-local';
import type { Request, RequestHandler, Response } from 'express';
import type { AdminAccount } from '../data/press-store';
import { PressError } from '../errors';
import type { SignIn } from '../services/sign-in/sign-in';
import { isCurrent, markSession, type SessionMark } from './session';

declare global {
  // oxlint-disable-next-line typescript/no-namespace -- where passport's types declare the user
  namespace Express {
    // oxlint-disable-next-line typescript/no-empty-object-type -- an account is the user, nothing added
    interface User extends AdminAccount {}
  }
}

interface Parts {
  readonly signIn: SignIn;
  readonly readAccount: () => Promise<AdminAccount | undefined>;
  readonly now: () => number;
}

export type AdminPassport = passport.Authenticator;

export function createPassport({ signIn, readAccount, now }: Parts): AdminPassport {
  const administrators = new passport.Passport();

  administrators.use(
    new LocalStrategy(
      { usernameField: 'email', passReqToCallback: true },
      (request, email, password, done) => {
        signIn({ email, password, code: codeOf(request), address: request.ip ?? '' }).then(
          (account) => done(null, account),
          done,
        );
      },
    ),
  );

  administrators.serializeUser<SessionMark>((account, done) =>
    done(null, markSession(account, now())),
  );

  administrators.deserializeUser<SessionMark>((mark, done) => {
    readAccount().then(
      (account) => done(null, account && isCurrent(mark, account, now()) ? account : false),
      done,
    );
  });

  return administrators;
}

function codeOf({ body }: Pick<Request, 'body'>): string {
  const { code } = body as { readonly code?: unknown };
  return typeof code === 'string' ? code.trim() : '';
}

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
