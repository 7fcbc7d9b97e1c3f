/**
 * `npm run backup` and `npm run restore` run this for the press store, also while the service runs:
 * `copy-store-command.ts backup <folder>` or `copy-store-command.ts restore <folder> [--force]`.
 */
import { join } from 'node:path';
import { copyAccessLog } from '@site/service-kit/access-log';
import { runCommand, uninterrupted } from '@site/service-kit/cli';
import { parseOptions } from '@site/service-kit/command-line';
import { UsageError } from '@site/service-kit/errors';
import { readConfig } from './config';
import { backUpStore, copyFile, restoreStore } from './data/copy-store';

const usage = 'Usage: copy-store-command.ts backup <folder> | restore <folder> [--force]';

await runCommand('press store: ', async () => {
  const { positionals, values } = parseOptions(
    {
      allowPositionals: true,
      options: { force: { type: 'boolean', default: false }, help: { type: 'boolean' } },
    },
    usage,
  );
  if (values.help) return console.log(usage);
  const [task, folder = ''] = positionals;
  const location = readConfig();
  const copy = join(folder, copyFile(location));
  if (task === 'backup') {
    console.log(`  ${await backUpStore(location, copy)} articles → ${copy}`);
    copyAccessLog(location.accessLogFile, join(folder, 'press-access.log'));
  } else if (task === 'restore') {
    const articles = await uninterrupted(() => restoreStore(location, copy, values.force));
    console.log(`  ${articles} articles ← ${copy}; the administrator signs in again`);
  } else throw new UsageError(`"${task}" is neither backup nor restore. ${usage}`);
});
