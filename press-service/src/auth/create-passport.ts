/** Passport with the typed credentials. */
import passport from 'passport';
import { Strategy as LocalStrategy } from 'passport-local';
import type { Request } from 'express';
import type { AdminAccount } from '../data/press-store';
import type { SignIn } from '../services/sign-in/sign-in';
import { isCurrent, markSession, type SessionMark } from './administrator-session';

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
