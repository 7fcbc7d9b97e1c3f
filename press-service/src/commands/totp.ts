/** Turns the code of an authenticator app on, or off: `totp`, `totp --off`. Either ends every session. */
import { renderUnicodeCompact } from 'uqr';
import { defaultSite } from '@site/contract';
import { askLines } from '../ask-lines';
import { defaultAdminEmail } from '../services/ensure-administrator';
import { createTotpSecret, otpauthUri, stepOfCode } from '../services/totp';
import { sessionSecret, wireSecondFactor } from '../wiring';
import { CommandFault, type Command } from './command';
import { endSessions } from './end-sessions';

export const totp: Command = async (parts, options) => {
  const { config, store, recordAccess, say, now } = parts;
  const [option] = options;
  if (option !== undefined && option !== '--off')
    throw new CommandFault('totp takes nothing, or --off');
  const secondFactor = wireSecondFactor(store, await sessionSecret(config, store), now);
  if (option === '--off') {
    const wasOn = await secondFactor.turnOff();
    if (wasOn) await endSessions(store, recordAccess);
    return say(wasOn ? 'Signing in asks for no code any more.' : 'Signing in asked for no code.');
  }

  const email = (await store.account.read())?.email ?? defaultAdminEmail;
  const secret = createTotpSecret();
  const uri = otpauthUri(secret, email, defaultSite.name);
  say('Scan this with an authenticator app, or type the secret into it:\n');
  say(renderUnicodeCompact(uri));
  say(`\n${uri}\n`);
  const [code = ''] = await askLines([{ question: 'The six digits that the app shows now: ' }]);
  const step = stepOfCode(secret, code, { nowMs: now(), lastStep: 0 });
  // Before anything is stored: an app that shows other codes would shut the administrator out.
  if (step === undefined)
    throw new CommandFault(
      'the code does not fit, nothing was changed; check the clock of the phone',
    );
  const recoveryCodes = await secondFactor.turnOn(secret, step);
  await endSessions(store, recordAccess);
  say(
    'Signing in now asks for a code. Each of these takes its place once; they are shown only here:\n',
  );
  for (const recoveryCode of recoveryCodes) say(`  ${recoveryCode}`);
};
