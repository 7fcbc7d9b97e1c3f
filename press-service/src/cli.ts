/**
 * The operator's command line: npm run admin -- set-password | totp | rotate-secret | sessions | log.
 * Works on the store of the service, also while it runs.
 */
import { runCommandLine } from '@site/service-kit/command-line';
import { readLogCommand } from '@site/service-kit/log-command';
import type { Command, Execute } from './commands/command';
import { rotateSecret } from './commands/rotate-secret';
import { sessions } from './commands/sessions';
import { setPassword } from './commands/set-password';
import { totp } from './commands/totp';
import { readConfig } from './config';
import { openStore } from './data/open-store';
import { createRecordAccess } from './services/record-access';

const usage = `Usage: npm run admin -- <command>
  set-password                 the administrator's e-mail and password
  totp [--off]                 a code of an authenticator app beside the password
  rotate-secret                a new session secret, while the service runs
  sessions [--end <id> | --end-all]
                               who is signed in; ends sessions
  log [--rotate]               who did what; --rotate begins a new file`;

const log: Command = (args) => {
  const show = readLogCommand(args);
  const run: Execute = async ({ config, print }) => show(config.accessLogFile, print);
  return Object.assign(run, { isReader: true });
};

const commands = new Map<string, Command>([
  ['set-password', setPassword],
  ['totp', totp],
  ['rotate-secret', rotateSecret],
  ['sessions', sessions],
  ['log', log],
]);

async function run(execute: Execute): Promise<number> {
  const config = readConfig();
  const store = await openStore(config, execute.isReader);
  const print = (line: string) => console.log(line);
  const now = Date.now;
  const recordAccess = createRecordAccess(config.accessLogFile, now, console.error);
  try {
    await execute({ config, store, recordAccess, print, now });
    return 0;
  } finally {
    await store.close();
  }
}

await runCommandLine({ usage, commands, run });
