/** `npm run admin -- <task>`: the operator's tasks around the administrator's account, also while the service runs. */
import { runCommand } from '@site/service-kit/cli';
import type { Command } from './commands/command';
import { log } from './commands/log';
import { sessions } from './commands/sessions';
import { setPassword } from './commands/set-password';
import { totp } from './commands/totp';
import { readConfig } from './config';
import { openStore } from './data/open-store';
import { createRecordAccess } from './services/record-access';

const tasks = new Map<string, Command>([
  ['set-password', setPassword],
  ['totp', totp],
  ['sessions', sessions],
  ['log', log],
]);
const usage = `Usage: npm run admin -- <task>
  set-password               the administrator's e-mail and password
  totp [--off]               a code of an authenticator app beside the password
  sessions [--end <id> | --end-all]
                             who is signed in; ends sessions
  log [--verify [<head>]]    who did what; checks the log for tampering`;

const [name = '', ...options] = process.argv.slice(2);
const task = tasks.get(name);

if (task) await runCommand(`${name}: `, () => run(task));
else {
  console.error(usage);
  process.exitCode = 1;
}

async function run(command: Command): Promise<void> {
  const config = readConfig();
  const store = await openStore(config);
  const print = (line: string) => console.log(line);
  const now = Date.now;
  const recordAccess = createRecordAccess(config.accessLogFile, now, console.error);
  try {
    await command({ config, store, recordAccess, print, now }, options);
  } finally {
    await store.close();
  }
}
