/**
 * `npm run admin -- <task>`: what operators do with the administrator's account. The service may be running.
 * One file a task in commands/.
 */
import { CommandFault, type Command } from './commands/command';
import { log } from './commands/log';
import { sessions } from './commands/sessions';
import { setPassword } from './commands/set-password';
import { totp } from './commands/totp';
import { ConfigFault, readConfig } from './config';
import { openStore } from './data/open-store';
import { StoreFault } from './data/store-fault';
import { createRecordAccess } from './services/record-access';

const tasks = new Map<string, Command>([
  ['set-password', setPassword],
  ['totp', totp],
  ['sessions', sessions],
  ['log', log],
]);
const usage = `Say what to do: npm run admin -- <task>
  set-password               the administrator's e-mail and password
  totp [--off]               a code of an authenticator app beside the password
  sessions [--end <id> | --end-all]
                             who is signed in; ends sessions
  log [--verify [<head>]]    who did what; whether the log is whole`;

const [name = '', ...options] = process.argv.slice(2);
const task = tasks.get(name);

try {
  if (task) await run(task);
  else {
    console.error(usage);
    process.exitCode = 1;
  }
} catch (error) {
  const isOperators = [CommandFault, ConfigFault, StoreFault].some((kind) => error instanceof kind);
  console.error(`${name}:`, isOperators ? (error as Error).message : error);
  process.exitCode = 1;
}

async function run(command: Command): Promise<void> {
  const config = readConfig();
  const store = await openStore(config);
  const say = (line: string) => console.log(line);
  const now = Date.now;
  const recordAccess = createRecordAccess(config.accessLogFile, now, console.error);
  try {
    await command({ config, store, recordAccess, say, now }, options);
  } finally {
    await store.close();
  }
}
