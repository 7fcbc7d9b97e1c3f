/**
 * `npm run backup` and `npm run restore` run this for the registrations, also while the service runs:
 * `copy-store-command.ts backup <folder> [--keys <folder>]` or `copy-store-command.ts restore <folder> [--keys <folder>] [--force | --test]`.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { copyAccessLog } from '@site/service-kit/access-log';
import { runCommand, uninterrupted } from '@site/service-kit/cli';
import { parseOptions } from '@site/service-kit/command-line';
import { CommandError, UsageError } from '@site/service-kit/errors';
import { readStoreConfig } from './config';
import {
  backUpDatabase,
  checkPresentEntries,
  renewCodes,
  restoreDatabase,
  type Restored,
} from './data/copy-database';
import { backUpKeys, restoreKeys } from './data/keys/copy-keys';
import type { MongodbLocation } from './data/mongodb/mongodb-location';
import { accessLogFile, storeFile, type StoreLocation } from './data/store-location';

const usage =
  'Usage: copy-store-command.ts backup <folder> [--keys <folder>] | restore <folder> [--keys <folder>] [--force | --test]';
let values: { keys?: string | undefined; force: boolean; test: boolean };
let folder: string;
const nothingToRestore = '  the backup contains no registrations; those in the store are kept';

const run = (command: () => unknown) =>
  runCommand('registrations: ', command, (error) => (error as Error).message);

await run(async () => {
  const read = parseOptions(
    {
      allowPositionals: true,
      options: {
        keys: { type: 'string' },
        force: { type: 'boolean', default: false },
        // Into test stores, which share the keys with the live one.
        test: { type: 'boolean', default: false },
        help: { type: 'boolean' },
      },
    },
    usage,
  );
  if (read.values.help) return console.log(usage);
  values = read.values;
  const [task] = read.positionals;
  folder = read.positionals[1] ?? '';
  const { location, mongodb } = readStoreConfig();
  if (task === 'backup') await (mongodb ? backUpMongodb(mongodb, location) : backUp(location));
  else if (task === 'restore')
    await uninterrupted(() => (mongodb ? restoreMongodb(mongodb, location) : restore(location)));
  else throw new UsageError(`"${task}" is neither backup nor restore. ${usage}`);
});

/** The entries and their keys are saved independently: damage of one file does not lose the other. */
async function backUp(location: StoreLocation): Promise<void> {
  if (!existsSync(storeFile(location)))
    return console.log(`  no registrations are stored at ${storeFile(location)}; nothing to copy`);
  const copy = join(folder, 'forms.sqlite');
  const { keys } = values;
  await run(() => reportCopy(backUpDatabase(location, copy), copy));
  await run(() => copyAccessLog(accessLogFile(location), join(folder, 'forms-access.log')));
  if (keys !== undefined)
    await run(async () =>
      reportKeyCopy(await uninterrupted(() => backUpKeys(location, keys)), keys),
    );
}

function restore(location: StoreLocation): void {
  const copy = join(folder, 'forms.sqlite');
  if (!existsSync(copy) && existsSync(join(folder, 'forms.jsonl')))
    throw new CommandError(
      `${folder} is a backup of MongoDB (forms.jsonl): set FORM_MONGODB_URI. Nothing was changed.`,
    );
  if (values.keys !== undefined) {
    const entries = existsSync(copy) ? copy : undefined;
    if (entries !== undefined) checkPresentEntries(location, values.force || values.test);
    console.log(`  ${restoreKeys(location, values.keys, entries)} keys ← ${values.keys}`);
  }
  if (!existsSync(copy)) return console.log(nothingToRestore);
  const restored = restoreDatabase(location, copy, values.force || values.test, values.keys);
  if (!values.test) renewCodes(location);
  reportRestored(restored, copy);
}

async function backUpMongodb(mongodb: MongodbLocation, location: StoreLocation): Promise<void> {
  const { backUpEntries, backUpKeyDocuments } = await import('./data/mongodb/copy-collections');
  const copy = join(folder, 'forms.jsonl');
  const { keys } = values;
  await run(async () => reportCopy(await backUpEntries(mongodb, copy), copy));
  await run(() => copyAccessLog(accessLogFile(location), join(folder, 'forms-access.log')));
  if (keys !== undefined)
    await run(async () => reportKeyCopy(await backUpKeyDocuments(mongodb, keys), keys));
}

async function restoreMongodb(mongodb: MongodbLocation, location: StoreLocation): Promise<void> {
  const { refuseToReplaceEntries, restoreEntries, restoreKeyDocuments } =
    await import('./data/mongodb/copy-collections');
  const copies = ['forms.jsonl', 'forms.sqlite'].map((name) => join(folder, name));
  const copy = copies.find((file) => existsSync(file));
  if (values.keys !== undefined) {
    if (copy !== undefined && !values.force) await refuseToReplaceEntries(mongodb);
    console.log(
      `  ${await restoreKeyDocuments(mongodb, location, values.keys, copy)} keys ← ${values.keys}`,
    );
  }
  if (copy === undefined) return console.log(nothingToRestore);
  const isForced = values.force || values.test;
  const restored = await restoreEntries(mongodb, location, copy, isForced);
  const { renewCodes: renewDocuments } = await import('./data/mongodb/renew-codes');
  if (!values.test && restored.count > 0) await renewDocuments(mongodb, location);
  reportRestored(restored, copy);
}

function reportCopy(count: number, copy: string): void {
  console.log(`  ${count} registrations → ${copy} (encrypted, without their keys)`);
}

function reportKeyCopy(count: number, keyFolder: string): void {
  console.log(`  ${count} keys → ${keyFolder}; without the master key`);
}

function reportRestored(restored: Restored, copy: string): void {
  const { count, erasedSince, newer, undecrypted = 0 } = restored;
  const erased = erasedSince > 0 ? `; ${erasedSince} erased since then and left out` : '';
  const unread = undecrypted > 0 ? `; ${undecrypted} left out, which no key here decrypts` : '';
  const keys = values.keys === undefined ? 'keys here' : 'copy of the keys';
  const late = newer > 0 ? `; ${newer} left out, newer than the ${keys}` : '';
  console.log(`  ${count} registrations ← ${copy}${erased}${late}${unread}`);
}
