/** The one account: created at the first start, changed when the environment differs from it. */
import { randomBytes } from 'node:crypto';
import { ConfigError } from '@site/service-kit/errors';
import type { PasswordHasher } from '../../auth/password-hasher';
import type { AccountStore, AdminAccount } from '../../data/press-store';
import { normalizeEmail } from './normalize-email';
import { weaknessOf } from './password-rules';
import { randomCode } from './random-code';

export const defaultAdminEmail = 'admin@yunseul.example';

interface Parts {
  readonly account: AccountStore;
  readonly hasher: PasswordHasher;
}

export interface Wanted {
  readonly email?: string | undefined;
  readonly password?: string | undefined;
}

export interface Administrator {
  readonly email: string;
  /** Set only if this call created the account and generated its password: show it once. */
  readonly generatedPassword?: string;
}

/**
 * @param wanted takes precedence over the stored account; a change ends every session
 * @returns once the store holds an account that matches `wanted`
 * @throws ConfigError for a password that is easily guessed; nothing was changed then
 */
export async function ensureAdministrator(parts: Parts, wanted: Wanted): Promise<Administrator> {
  const { account, hasher } = parts;
  await refuseWeakPassword(wanted);
  for (;;) {
    const stored = await account.read();
    if (stored) {
      const changed = await changeOf(stored, wanted, hasher);
      if (!changed) return { email: stored.email };
      if (await account.replace(changed, stored.epoch)) return { email: changed.email };
    } else {
      const password = wanted.password ?? randomCode(5, 5);
      const email = normalizeEmail(wanted.email ?? defaultAdminEmail);
      const uid = randomBytes(12).toString('hex');
      const passwordHash = await hasher.hash(password);
      if (await account.create({ uid, email, passwordHash, epoch: 1 }))
        return wanted.password ? { email } : { email, generatedPassword: password };
    }
    // Another replica was first: read again.
  }
}

async function refuseWeakPassword({ email = defaultAdminEmail, password }: Wanted): Promise<void> {
  const weakness = password === undefined ? undefined : await weaknessOf(password, email);
  if (weakness !== undefined) throw new ConfigError([`ADMIN_PASSWORD ${weakness}.`]);
}

async function changeOf(
  stored: AdminAccount,
  wanted: Wanted,
  hasher: PasswordHasher,
): Promise<AdminAccount | undefined> {
  const email = wanted.email === undefined ? stored.email : normalizeEmail(wanted.email);
  const keepsPassword =
    wanted.password === undefined || (await hasher.verify(wanted.password, stored.passwordHash));
  if (email === stored.email && keepsPassword) return undefined;
  const passwordHash = keepsPassword
    ? stored.passwordHash
    : await hasher.hash(wanted.password ?? '');
  return { ...stored, email, passwordHash, epoch: stored.epoch + 1 };
}
