/**
 * Changes the administrator's e-mail and password, ends every session and resets counted sign-in attempts. Reads them from
 * the environment or prompts for them; never from arguments, which other users of the machine can see.
 */
import { promptLines, uninterrupted } from '@site/service-kit/cli';
import { parseOptions } from '@site/service-kit/command-line';
import { ConfigError } from '@site/service-kit/errors';
import { createPasswordHasher } from '../auth/password-hasher';
import { environment, readConfig } from '../config';
import { defaultAdminEmail, ensureAdministrator } from '../services/sign-in/ensure-administrator';
import { passwordLimits } from '../services/sign-in/password-rules';
import type { Command, CommandParts } from './command';
import { endSessions } from './sessions';

export const setPassword: Command = (args) => {
  parseOptions({ args: [...args], options: {} });
  return askAndSet;
};

async function askAndSet({ store, recordAccess, print }: CommandParts): Promise<void> {
  const current = (await store.account.read())?.email ?? defaultAdminEmail;
  const given = {
    ADMIN_EMAIL: environment['ADMIN_EMAIL'] || undefined,
    ADMIN_PASSWORD: environment['ADMIN_PASSWORD'] || undefined,
  };
  const [email = '', password = ''] = await promptLines([
    { question: `E-mail [${current}]: `, given: given.ADMIN_EMAIL },
    {
      question: `New password (${passwordLimits.min} characters or more): `,
      given: given.ADMIN_PASSWORD,
      isSecret: true,
    },
  ]);
  if (!password.trim())
    throw new ConfigError(['ADMIN_PASSWORD is empty: no new password was given.']);
  const typed = { ADMIN_EMAIL: email.trim() || current, ADMIN_PASSWORD: password };
  const { admin } = readConfig({ ...environment, ...typed });
  const parts = { account: store.account, hasher: createPasswordHasher() };
  const { email: stored } = await uninterrupted(async () => {
    const account = await ensureAdministrator(parts, admin);
    await store.attempts.forgetAll();
    await endSessions(store, recordAccess);
    return account;
  });
  print(`The password of ${stored} is set. All sessions have ended.`);
}
