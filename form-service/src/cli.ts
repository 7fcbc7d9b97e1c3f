/**
 * The operator's command line: npm run forms -- list | export | purge | erase <phone> | log.
 * Works on the store of DATA_DIR, also while the service runs.
 */
import { existsSync } from 'node:fs';
import { openAccessLog } from '@site/access-log';
import { readStoreConfig, type StoreConfig } from './config';
import { eraseCommand } from './commands/erase';
import { exportCommand } from './commands/export';
import { listCommand } from './commands/list';
import { purgeCommand } from './commands/purge';
import { usage, UsageError } from './commands/usage';
import { openRegistrationStore } from './data/registration-store';
import { accessLogFile, storeFile } from './data/store-place';
import { logCommand } from './commands/log';
import { readLine } from './commands/read-line';
import type { Command } from './commands/command';

const commands = new Map<string, Command>([
  ['list', listCommand],
  ['export', exportCommand],
  ['purge', purgeCommand],
  ['erase', eraseCommand],
  ['log', logCommand],
]);

function run([name = '', ...args]: readonly string[], config: StoreConfig): number {
  const command = commands.get(name);
  if (!command) throw new UsageError(name === '' ? 'Say what to do.' : `There is no "${name}".`);
  const execute = command(args);
  const file = storeFile(config.place);
  if (!existsSync(file)) {
    throw new Error(`There is no store at ${file}. Set DATA_DIR to the folder of the service.`);
  }
  const store = openRegistrationStore(config.place);
  try {
    const accessLog = openAccessLog(accessLogFile(config.place));
    const write = (text: string) => void process.stdout.write(text);
    return execute({ store, accessLog, config, write, readLine });
  } finally {
    store.close();
  }
}

// A reader such as `head` may leave early.
process.stdout.on('error', () => process.exit());

try {
  process.exitCode = run(process.argv.slice(2), readStoreConfig());
} catch (fault) {
  const { message } = fault as Error;
  console.error(fault instanceof UsageError ? `${message}\n${usage}` : message);
  process.exitCode = fault instanceof UsageError ? 2 : 1;
}
