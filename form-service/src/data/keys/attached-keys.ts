/** The key database, attached to the connection as `keys`: opening it and checking its master key. */
import { existsSync } from 'node:fs';
import type { StoreError } from '@site/service-kit/errors';
import {
  claimLog,
  fileError,
  isIntact,
  makeDurable,
  type SqliteDatabase,
} from '@site/service-kit/sqlite';
import { keysSchema } from '../schema';
import { keyFile, prepareStoreFile, type StoreLocation } from '../store-location';
import { deriveKeys, mac, type DerivedKeys } from './derived-keys';
import { missing, nextKeyFile, readMasterKey } from './master-key';

/**
 * Attaches the key database. Creates it, and the master key, if nothing has been encrypted yet.
 * @param hasEntries whether the other database holds encrypted entries
 * @throws StoreError for keys that are missing, readable by other users or from another store; nothing was changed then
 */
export function attachKeys(
  database: SqliteDatabase,
  location: StoreLocation,
  hasEntries: boolean,
): DerivedKeys {
  const file = keyFile(location);
  const isNew = !existsSync(file);
  if (isNew && hasEntries) throw missing(file);
  for (let known = readKeyDatabase(database, file); ; known = readCheckCode(database)) {
    const keys = fittingKeys(location, known, known === undefined && !hasEntries);
    const code = checkCodeOf(keys);
    if (known === undefined) {
      database
        .prepare('INSERT INTO keys.master SELECT ? WHERE NOT EXISTS (SELECT 1 FROM keys.master)')
        .run([code]);
    }
    const stored = readCheckCode(database);
    if (stored?.equals(code)) return keys;
    // Otherwise a rotation has replaced it since.
    if (!known || stored?.equals(known)) throw otherMasterKey(file);
  }
}

export function otherMasterKey(file: string): StoreError {
  return fileError(
    file,
    'its keys were wrapped with another master key',
    'Put the right master key back, or set FORM_MASTER_KEY, FORM_MASTER_KEY_FILE or FORM_KEY_DIR. Nothing was changed.',
  );
}

/** @returns the code of its master key, if it has one @throws StoreError that names this file, and not that of the entries */
function readKeyDatabase(database: SqliteDatabase, file: string): Buffer | undefined {
  try {
    attachKeyDatabase(database, file);
    if (!isIntact(database, 'keys')) throw fileError(file, 'the file is damaged', damagedAdvice);
    claimLog(database, file, 'keys');
    return readCheckCode(database);
  } catch (cause) {
    throw fileError(file, cause, damagedAdvice);
  }
}

const damagedAdvice =
  'Check the owner of the folder and the free space. If the file is damaged, move it away with its -wal and -shm and put its separate copy in its place.';

/** The new one fits while a rotation has not replaced the file. It is read first: when it is gone, it is the master key. */
function fittingKeys(
  location: StoreLocation,
  known: Buffer | undefined,
  mayCreate: boolean,
): DerivedKeys {
  const next = known && nextKeys(location);
  if (next && known.equals(checkCodeOf(next))) return next;
  return deriveKeys(readMasterKey(location, mayCreate));
}

function nextKeys(location: StoreLocation): DerivedKeys | undefined {
  try {
    return deriveKeys(readMasterKey({ ...location, masterKeyFile: nextKeyFile(location) }, false));
  } catch {
    return undefined;
  }
}

/** @throws StoreError if the master key of this location is missing, or not that of the attached database */
export function requireMasterKey(database: SqliteDatabase, location: StoreLocation): void {
  const known = readCheckCode(database);
  if (known && !known.equals(checkCodeOf(fittingKeys(location, known, false))))
    throw otherMasterKey(keyFile(location));
}

/** Whether the keys are those of the database: a rotation replaces them. */
export function areCurrent(database: SqliteDatabase, keys: DerivedKeys): boolean {
  return readCheckCode(database)?.equals(checkCodeOf(keys)) ?? false;
}

export function checkCodeOf({ check }: DerivedKeys): Buffer {
  return mac(check, 'master key');
}

/** Attaches the file as `keys`, with every table of this version. Creates it if there is none. */
export function attachKeyDatabase(database: SqliteDatabase, file: string): void {
  prepareStoreFile(file, ['entry-keys.sqlite', 'master.key']);
  database.prepare('ATTACH ? AS keys').run(file);
  configureKeys(database);
  database.transaction(() => database.exec(keysSchema)).immediate();
}

/** As for the entries: a write is durable before it returns, and deleted rows are overwritten. */
function configureKeys(database: SqliteDatabase): void {
  makeDurable(database, 'keys');
  database.pragma('keys.secure_delete = ON');
}

function readCheckCode(database: SqliteDatabase): Buffer | undefined {
  const row = database.prepare('SELECT check_code FROM keys.master').get() as
    | { check_code: Uint8Array }
    | undefined;
  return row && Buffer.from(row.check_code);
}
