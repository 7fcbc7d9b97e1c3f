import { renderUnicodeCompact } from 'uqr';
import { defaultSite } from '@site/contract';
import { promptLines, uninterrupted } from '@site/service-kit/cli';
import { parseOptions } from '@site/service-kit/command-line';
import { CommandError } from '@site/service-kit/errors';
import { defaultAdminEmail } from '../services/sign-in/ensure-administrator';
import { createTotpSecret, otpauthUri, stepOfCode } from '../services/sign-in/totp';
import { requireSecretOfService } from '../services/sign-in/session-secret';
import { wireSecondFactor } from '../wiring';
import type { Command, CommandParts } from './command';
import { endSessions } from './sessions';

/** Turns the code of an authenticator app on, or off with --off. Either ends every session. */
export const totp: Command = (args) => {
  const { values } = parseOptions({ args: [...args], options: { off: { type: 'boolean' } } });
  return values.off ? turnOff : turnOn;
};

async function turnOff({ config, store, recordAccess, print, now }: CommandParts): Promise<void> {
  const wasOn = await uninterrupted(async () => {
    const isOff = await wireSecondFactor(config, store, now).turnOff();
    if (isOff) await endSessions(store, recordAccess);
    return isOff;
  });
  print(wasOn ? 'Signing in requires no code any more.' : 'Signing in required no code.');
}

async function turnOn({ config, store, recordAccess, print, now }: CommandParts): Promise<void> {
  await requireSecretOfService(config, store);
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
    throw new CommandError('The code is wrong, nothing was changed. Check the clock of the phone.');
  const recoveryCodes = await uninterrupted(async () => {
    const codes = await wireSecondFactor(config, store, now).turnOn(secret, step);
    await endSessions(store, recordAccess);
    return codes;
  });
  print(
    'Signing in now requires a code. Each recovery code replaces it once; they are shown only now:\n',
  );
  for (const recoveryCode of recoveryCodes) print(`  ${recoveryCode}`);
}
