/**
 * `npm run backup` and `npm run restore` start this for the registrations, also while the service runs:
 * `copy-store.ts backup <folder> [--keys <folder>]` or `copy-store.ts restore <folder> [--keys <folder>] [--force]`.
 */
import { constants, copyFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readStoreConfig } from './config';
import { backUpDatabase, restoreDatabase } from './data/copy-database';
import { backUpKeys, restoreKeys } from './data/copy-keys';
import { accessLogFile, storeFile, type StorePlace } from './data/store-place';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { keys: { type: 'string' }, force: { type: 'boolean', default: false } },
});
const [task, folder = ''] = positionals;

try {
  const { place } = readStoreConfig();
  if (task === 'backup') backUp(place);
  else if (task === 'restore') restore(place);
  else throw new Error(`"${task}" is neither backup nor restore`);
} catch (fault) {
  console.error('registrations:', (fault as Error).message);
  process.exitCode = 1;
}

function backUp(place: StorePlace): void {
  if (!existsSync(storeFile(place)))
    return console.log(`  no registrations are kept at ${storeFile(place)}; nothing to copy`);
  const copy = join(folder, 'forms.sqlite');
  const count = backUpDatabase(place, copy);
  console.log(`  ${count} registrations → ${copy} (encrypted, without their keys)`);
  const log = accessLogFile(place);
  if (existsSync(log)) copyFileSync(log, join(folder, 'forms-access.log'), constants.COPYFILE_EXCL);
  if (values.keys === undefined) return;
  console.log(
    `  ${backUpKeys(place, values.keys)} keys → ${values.keys}; the master key is not in it`,
  );
}

function restore(place: StorePlace): void {
  const copy = join(folder, 'forms.sqlite');
  if (values.keys !== undefined)
    console.log(`  ${restoreKeys(place, values.keys)} keys ← ${values.keys}`);
  if (!existsSync(copy))
    return console.log('  the backup holds no registrations; those that are kept stay');
  const { count, erasedSince } = restoreDatabase(place, copy, values.force);
  const note = erasedSince > 0 ? `; ${erasedSince} were erased since and stay so` : '';
  console.log(`  ${count} registrations ← ${copy}${note}`);
}
