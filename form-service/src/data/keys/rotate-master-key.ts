import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { StoreError } from '@site/service-kit/errors';
import { fileError, openFile, type SqliteDatabase } from '@site/service-kit/sqlite';
import { truncateLog } from '../compact';
import { keyFile, requireFile, type StoreLocation } from '../store-location';
import { areCurrent, attachKeyDatabase, checkCodeOf, otherMasterKey } from './attached-keys';
import { encrypt } from '@site/service-kit/cipher';
import { deriveKeys, successorOf, type DerivedKeys } from './derived-keys';
import { unwrapKey } from './entry-keys';
import { createKeyFile, nextKeyFile, readMasterKey, syncFolder } from './master-key';

/**
 * Wraps every key with a new master key, while services run: they notice it at their next use of a key. The new one is on the disk before,
 * beside the master key, and takes its place after; ended at any point, the next run goes on, and a service starts with either.
 * @returns how many keys were wrapped; 0 if an ended run had done that
 * @throws StoreError; nothing was changed then
 */
export function rotateMasterKey(location: StoreLocation): number {
  // A mounted file cannot be replaced, and the new key beside it would be lost with its container.
  if (location.masterKey || dirname(location.masterKeyFile) !== location.keyFolder)
    throw new StoreError(
      `FORM_MASTER_KEY or FORM_MASTER_KEY_FILE is set, which no command can replace. Put the key into ${join(location.keyFolder, 'master.key')} ` +
        '(mode 0600), set neither, start form-service again, and run this again. Nothing was changed.',
    );
  const file = keyFile(location);
  requireFile(file);
  const database = openFile(':memory:');
  try {
    attachKeyDatabase(database, file);
    const count = database.transaction(() => wrapAgain(database, location)).immediate();
    renameSync(nextKeyFile(location), location.masterKeyFile);
    syncFolder(dirname(location.masterKeyFile));
    // The former wrappings.
    truncateLog(database, 'keys');
    return count;
  } catch (cause) {
    throw fileError(file, cause);
  } finally {
    database.close();
  }
}

function wrapAgain(database: SqliteDatabase, location: StoreLocation): number {
  const next = nextKeyFile(location);
  removePartsOf(next);
  const present = readMasterKey(location, false);
  const from = deriveKeys(present);
  if (!existsSync(next)) {
    if (!areCurrent(database, from)) throw otherMasterKey(keyFile(location));
    createKeyFile(next, successorOf(present));
  }
  const to = deriveKeys(readMasterKey({ ...location, masterKeyFile: next }, false));
  if (areCurrent(database, to)) return 0;
  if (!areCurrent(database, from)) throw otherMasterKey(keyFile(location));
  const count = wrapAll(database, from, to);
  database.prepare('UPDATE keys.master SET check_code = ?').run([checkCodeOf(to)]);
  return count;
}

/** Of a run that was ended while it wrote the file. No other one writes it now: the caller's transaction holds the lock. */
function removePartsOf(file: string): void {
  const folder = dirname(file);
  for (const name of readdirSync(folder))
    if (name.startsWith(`${basename(file)}.`)) rmSync(join(folder, name), { force: true });
}

/** A key that cannot be unwrapped, and so opens nothing, stays as it is. */
function wrapAll(database: SqliteDatabase, from: DerivedKeys, to: DerivedKeys): number {
  const rows = database
    .prepare('SELECT entry, wrapped_key FROM keys.entry_keys WHERE wrapped_key IS NOT NULL')
    .all() as { entry: string; wrapped_key: Uint8Array }[];
  const update = database.prepare('UPDATE keys.entry_keys SET wrapped_key = ? WHERE entry = ?');
  for (const { entry, wrapped_key: wrapped } of rows) {
    const dataKey = unwrapKey(from, entry, wrapped);
    if (dataKey) update.run(encrypt(to.wrap, dataKey, entry), entry);
  }
  return rows.length;
}
