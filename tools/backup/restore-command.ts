/**
 * `npm run restore -- <folder> [--keys <folder>] [--force]`: restores a backup while the site runs. A store that is not
 * empty is replaced only with --force; of the keys only those that are missing are added.
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { dataFolder } from '@site/release';
import { runCommand } from '../run-command';
import { readCopyArguments } from './read-copy-arguments';
import { runStoreCopy, stores } from './run-store-copy';

const usage = 'Usage: npm run restore -- data/backups/<name> [--keys <folder>] [--force]';

await runCommand(async (args) => {
  const { folder, keys, isForced } = readCopyArguments(args, usage);
  if (!folder) throw new Error(usage);
  const backup = resolve(folder);
  if (!existsSync(backup)) throw new Error(`There is no backup at ${backup}. ${usage}`);
  const location = { dataFolder: dataFolder(process.env), backup, keys, isForced };
  const outcomes: boolean[] = [];
  for (const store of stores) outcomes.push(await runStoreCopy(store, 'restore', location));
  if (outcomes.includes(false)) throw new Error('Not everything was restored; see above.');
}, usage);
