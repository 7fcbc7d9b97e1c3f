/**
 * Changes the administrator's e-mail and password, ends every session and forgets counted sign-in tries. Reads them from
 * the environment or asks; never from arguments, which other users of the machine can see.
 */
import { createPasswordHasher } from '../auth/password-hasher';
import { askLines } from '../ask-lines';
import { ConfigFault, environment, readConfig } from '../config';
import { defaultAdminEmail, ensureAdministrator } from '../services/ensure-administrator';
import { passwordLimits } from '../services/password-rules';
import type { Command } from './command';
import { endSessions } from './end-sessions';

export const setPassword: Command = async ({ store, recordAccess, say }) => {
  const current = (await store.account.read())?.email ?? defaultAdminEmail;
  const given = {
    ADMIN_EMAIL: environment['ADMIN_EMAIL'] || undefined,
    ADMIN_PASSWORD: environment['ADMIN_PASSWORD'] || undefined,
  };
  const [email, password] = await askLines([
    { question: `E-mail [${current}]: `, given: given.ADMIN_EMAIL },
    {
      question: `New password (${passwordLimits.least} characters or more): `,
      given: given.ADMIN_PASSWORD,
      isSecret: true,
    },
  ]);
  if (!password) throw new ConfigFault(['ADMIN_PASSWORD: no new password was given']);
  const typed = { ADMIN_EMAIL: email || current, ADMIN_PASSWORD: password };
  const { admin } = readConfig({ ...environment, ...typed });
  const parts = { account: store.account, hasher: createPasswordHasher() };
  const { email: kept } = await ensureAdministrator(parts, admin);
  await store.attempts.forgetAll();
  await endSessions(store, recordAccess);
  say(`The password of ${kept} is set. Whoever was signed in is signed out.`);
};
