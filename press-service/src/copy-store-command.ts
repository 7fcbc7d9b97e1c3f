/**
 * `npm run backup` and `npm run restore` run this for the press store, also while the service runs:
 * `copy-store-command.ts backup <folder>` or `copy-store-command.ts restore <folder> [--force]`.
 */
import { join } from 'node:path';
import { copyAccessLog } from '@site/service-kit/access-log';
import { runCommand } from '@site/service-kit/cli';
import { CommandError } from '@site/service-kit/errors';
import { readConfig } from './config';
import { backUpStore, copyFile, restoreStore } from './data/copy-store';

const [task, folder = '', ...options] = process.argv.slice(2);

await runCommand('press store: ', async () => {
  const location = readConfig();
  const copy = join(folder, copyFile(location));
  if (task === 'backup') {
    console.log(`  ${await backUpStore(location, copy)} articles → ${copy}`);
    copyAccessLog(location.accessLogFile, join(folder, 'press-access.log'));
  } else if (task === 'restore') {
    const articles = await restoreStore(location, copy, options.includes('--force'));
    console.log(`  ${articles} articles ← ${copy}; the administrator signs in again`);
  } else throw new CommandError(`"${task}" is neither backup nor restore`);
});
