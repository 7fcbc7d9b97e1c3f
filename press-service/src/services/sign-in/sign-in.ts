import { timingSafeEqual, createHash } from 'node:crypto';
import { networkOf } from '@site/service-kit/http';
import type { PasswordHasher } from '../../auth/password-hasher';
import type { AccountStore, AdminAccount } from '../../data/press-store';
import { PressError } from '../../errors';
import type { KnownCallers } from './known-callers';
import { normalizeEmail } from './normalize-email';
import type { SecondFactor } from './second-factor';
import type { SignInLimits } from './sign-in-limits';

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Of the second factor; empty when none was typed. */
  readonly code: string;
  /** The caller's, as the trusted proxies report it. */
  readonly address: string;
}

/** @throws PressError `bad_credentials`, `code_required`, `bad_code`, `too_many_attempts` or `busy` */
export type SignIn = (credentials: Credentials) => Promise<AdminAccount>;

interface Parts {
  readonly account: Pick<AccountStore, 'read'>;
  readonly limits: SignInLimits;
  readonly knownCallers: KnownCallers;
  readonly hasher: PasswordHasher;
  readonly secondFactor: Pick<SecondFactor, 'isOn' | 'take'>;
}

export function createSignIn({
  account,
  limits,
  knownCallers,
  hasher,
  secondFactor,
}: Parts): SignIn {
  return async ({ email: typed, password, code, address }) => {
    const email = normalizeEmail(typed);
    const isReserved = await knownCallers.isKnown(email, address);
    await limits.take(email, address, isReserved);
    const administrator = await account.read();
    if (!administrator) throw new PressError('bad_credentials');
    // The password is always hashed: a wrong e-mail takes as long as a wrong password.
    const isRightPassword = await hasher.verify(password, administrator.passwordHash, {
      caller: networkOf(address),
      isReserved,
    });
    if (!isSameText(email, administrator.email) || !isRightPassword)
      throw new PressError('bad_credentials');
    if (await secondFactor.isOn()) {
      // The attempt stays counted: the password alone must not allow more codes to be tried.
      if (code === '') throw new PressError('code_required');
      await limits.takeCode(isReserved);
      if (!(await secondFactor.take(code))) throw new PressError('bad_code');
    }
    await limits.reset(email, address);
    await knownCallers.remember(email, address);
    return administrator;
  };
}

function isSameText(left: string, right: string): boolean {
  const [a, b] = [left, right].map((text) => createHash('sha256').update(text).digest());
  return timingSafeEqual(a as Buffer, b as Buffer);
}
