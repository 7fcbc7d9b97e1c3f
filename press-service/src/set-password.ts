/**
 * `npm run admin -- set-password`: changes the administrator's e-mail and password, ends every session
 * and forgets counted sign-in tries. Reads them from the environment or asks; never from arguments,
 * which other users of the machine can see. The service may be running.
 */
import { createPasswordHasher } from './auth/password-hasher';
import { askLines } from './ask-lines';
import { ConfigFault, environment, readConfig } from './config';
import { openStore } from './data/open-store';
import { StoreFault } from './data/store-fault';
import { defaultAdminEmail, ensureAdministrator } from './services/ensure-administrator';

try {
  await setPassword();
} catch (error) {
  const isOperators = [ConfigFault, StoreFault].some((kind) => error instanceof kind);
  console.error('set-password:', isOperators ? (error as Error).message : error);
  process.exitCode = 1;
}

async function setPassword(): Promise<void> {
  const store = await openStore(readConfig());
  try {
    const current = (await store.account.read())?.email ?? defaultAdminEmail;
    const given = {
      ADMIN_EMAIL: environment['ADMIN_EMAIL'] || undefined,
      ADMIN_PASSWORD: environment['ADMIN_PASSWORD'] || undefined,
    };
    const [email, password] = await askLines([
      { question: `E-mail [${current}]: `, given: given.ADMIN_EMAIL },
      {
        question: 'New password (8 characters or more): ',
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
    console.log(
      `The password of ${kept} is set. Whoever was signed in with another one is signed out.`,
    );
  } finally {
    await store.close();
  }
}
