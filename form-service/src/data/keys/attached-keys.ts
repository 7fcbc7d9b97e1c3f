/** The key database, attached to the connection as `keys`: opening it and checking its master key. */
import { timingSafeEqual } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  claimLog,
  fileError,
  isIntact,
  makeDurable,
  type SqliteDatabase,
} from '@site/service-kit/sqlite';
import { keysSchema, receiptColumn, receiptIndex } from '../schema';
import { keyFile, prepareStoreFile, type StoreLocation } from '../store-location';
import { deriveKeys, mac, type DerivedKeys } from './cipher';
import { missing, readMasterKey } from './master-key';

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
  const known = readKeyDatabase(database, file);
  const keys = deriveKeys(readMasterKey(location, known === undefined && !hasEntries));
  const code = mac(keys.check, 'master key');
  if (known === undefined) {
    database
      .prepare('INSERT INTO keys.master SELECT ? WHERE NOT EXISTS (SELECT 1 FROM keys.master)')
      .run([code]);
  }
  const stored = known ?? readCheckCode(database);
  if (stored && timingSafeEqual(stored, code)) return keys;
  throw fileError(
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
    return readCheckCode(database);
  } catch (cause) {
    throw fileError(file, cause, damagedAdvice);
  }
}

const damagedAdvice =
  'Check the owner of the folder and the free space. If the file is damaged, move it away with its -wal and -shm and put its separate copy in its place.';

/** Attaches the file as `keys`, with every table and column of this version. Creates it if there is none. */
export function attachKeyDatabase(database: SqliteDatabase, file: string): void {
  prepareStoreFile(file, ['entry-keys.sqlite', 'master.key']);
  database.prepare('ATTACH ? AS keys').run(file);
  configureKeys(database);
  database.transaction(() => createKeyTables(database)).immediate();
  claimLog(database, file, 'keys');
}

function createKeyTables(database: SqliteDatabase): void {
  database.exec(keysSchema);
  const columns = database.prepare('PRAGMA keys.table_info(entry_keys)').all() as {
    name: string;
  }[];
  if (!columns.some(({ name }) => name === 'receipt_mac')) database.exec(receiptColumn);
  database.exec(receiptIndex);
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
