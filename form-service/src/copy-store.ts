/**
 * `npm run backup` and `npm run restore` start this for the registrations:
 * `copy-store.ts backup <folder>` or `copy-store.ts restore <folder> [--force]`. The service may be running.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readStoreConfig } from './config';
import { backUpDatabase, restoreDatabase } from './data/copy-database';
import { storeFile } from './data/registration-store';

const [task, folder = '', ...options] = process.argv.slice(2);

try {
  const file = storeFile(readStoreConfig().dataFolder);
  const copy = join(folder, 'forms.sqlite');
  if (task === 'backup' && !existsSync(file))
    console.log(`  no registrations are kept at ${file}; nothing to copy`);
  else if (task === 'backup')
    console.log(`  ${backUpDatabase(file, copy)} registrations → ${copy} (personal data)`);
  else if (task === 'restore' && !existsSync(copy))
    console.log(`  the backup holds no registrations; those that are kept stay`);
  else if (task === 'restore')
    console.log(
      `  ${restoreDatabase(file, copy, options.includes('--force'))} registrations ← ${copy}`,
    );
  else throw new Error(`"${task}" is neither backup nor restore`);
} catch (fault) {
  console.error('registrations:', (fault as Error).message);
  process.exitCode = 1;
}
