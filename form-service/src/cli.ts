/**
 * The operator's command line: npm run forms -- list | export | purge | find <phone> | erase <phone> | rotate-key | log.
 * Works on the store of DATA_DIR, also while the service runs.
 */
import { openAccessLog } from '@site/service-kit/access-log';
import { readLine } from '@site/service-kit/cli';
import { runCommandLine } from '@site/service-kit/command-line';
import { CommandError } from '@site/service-kit/errors';
import { readLogCommand } from '@site/service-kit/log-command';
import { readStoreConfig } from './config';
import { nameLogFile, type Command, type Execute } from './commands/command';
import { acceptLossCommand } from './commands/accept-loss';
import { eraseCommand } from './commands/erase';
import { exportCommand } from './commands/export';
import { findCommand } from './commands/find';
import { listCommand } from './commands/list';
import { rotateKeyCommand } from './commands/rotate-key';
import { purgeCommand } from './commands/purge';
import { mayHaveStore, openStore } from './data/open-store';
import { accessLogFile, storeFile } from './data/store-location';

const usage = `Usage: npm run forms -- <command>
  list [--limit 50] [--full]   newest first; phones masked and texts cut; --full shows every stored field
  export [--json] [--out <f>]  CSV for Excel, or every stored text unchanged; to the terminal or to a new file only
                               you can read
  purge [--yes]                removes entries older than RETENTION_DAYS; prompts first if the clock has jumped
  find <phone>                 every entry with the number in any field, in any spelling; apart from them those that
                               hold only its digits; "-" reads the number from stdin
  erase <phone> [--yes]        removes what find counts, in backups too; shows it and prompts first, --yes does not
  erase --id 12,13 [--yes]     the same for entries by their number in the list
  accept-loss [--yes]          removes entries whose keys are lost: newer than the key database that was put back
  rotate-key [--finish]        a new master key, while the service runs; on MongoDB --finish when every replica has it
  log [--rotate]               lists, exports, erasures and purges; --rotate begins a new file`;

const logCommand: Command = (args) => {
  const show = readLogCommand(args);
  return ({ config, write }) => {
    show(accessLogFile(config.location), (line) => write(`${line}\n`));
    return 0;
  };
};

const commands = new Map<string, Command>([
  ['list', listCommand],
  ['export', exportCommand],
  ['purge', purgeCommand],
  ['find', findCommand],
  ['erase', eraseCommand],
  ['accept-loss', acceptLossCommand],
  ['rotate-key', rotateKeyCommand],
  ['log', logCommand],
]);

async function run(execute: Execute): Promise<number> {
  const config = readStoreConfig();
  if (!mayHaveStore(config)) {
    throw new CommandError(
      `There is no store at ${storeFile(config.location)}. Set DATA_DIR to the folder of the service.`,
    );
  }
  const store = await openStore(config, { lostKeys: execute.lostKeys ?? 'refuse' });
  try {
    const file = accessLogFile(config.location);
    const accessLog = nameLogFile(openAccessLog(file), file);
    const write = (text: string) => void process.stdout.write(text);
    const isTerminal = process.stdin.isTTY;
    return await execute({ store, accessLog, config, write, readLine, isTerminal });
  } finally {
    await store.close();
  }
}

await runCommandLine({
  usage,
  commands,
  run,
  describeDefect: (error) => (error as Error).message,
});
