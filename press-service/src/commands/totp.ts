/** Turns the code of an authenticator app on, or off: `totp`, `totp --off`. Either ends every session. */
import { renderUnicodeCompact } from 'uqr';
import { defaultSite } from '@site/contract';
import { promptLines } from '@site/service-kit/cli';
import { CommandError } from '@site/service-kit/errors';
import { defaultAdminEmail } from '../services/sign-in/ensure-administrator';
import { createTotpSecret, otpauthUri, stepOfCode } from '../services/sign-in/totp';
import { wireSecondFactor } from '../wiring';
import type { Command } from './command';
import { endSessions } from './end-sessions';

export const totp: Command = async (parts, options) => {
  const { config, store, recordAccess, print, now } = parts;
  const [option] = options;
  if (option !== undefined && option !== '--off')
    throw new CommandError('the options of totp are: none, or --off');
  const secondFactor = wireSecondFactor(config, store, now);
  if (option === '--off') {
    const wasOn = await secondFactor.turnOff();
    if (wasOn) await endSessions(store, recordAccess);
    return print(wasOn ? 'Signing in requires no code any more.' : 'Signing in required no code.');
  }

  const email = (await store.account.read())?.email ?? defaultAdminEmail;
  const secret = createTotpSecret();
  const uri = otpauthUri(secret, email, defaultSite.name);
  print('Scan this with an authenticator app, or type the secret into it:\n');
  print(renderUnicodeCompact(uri));
  print(`\n${uri}\n`);
  const [code = ''] = await promptLines([{ question: 'The six digits that the app shows now: ' }]);
  const step = stepOfCode(secret, code, { nowMs: now(), lastStep: 0 });
  // Before anything is stored: an app that shows other codes would lock the administrator out.
  if (step === undefined)
    throw new CommandError('the code is wrong, nothing was changed; check the clock of the phone');
  const recoveryCodes = await secondFactor.turnOn(secret, step);
  await endSessions(store, recordAccess);
  print(
    'Signing in now requires a code. Each recovery code replaces it once; they are shown only now:\n',
  );
  for (const recoveryCode of recoveryCodes) print(`  ${recoveryCode}`);
};
