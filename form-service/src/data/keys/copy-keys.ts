/**
 * The one copy of the key database, stored apart from backups and from the master key. A new copy replaces the old one,
 * so that destroyed keys are removed there too; a history of copies would restore erased people.
 */
import { mkdirSync, renameSync, rmSync } from 'node:fs';
import {
  copyDatabase,
  countRows,
  fileError,
  openFile,
  type SqliteDatabase,
} from '@site/service-kit/sqlite';
import { keyFile, requireFile, type StoreLocation } from '../store-location';
import { attachKeyDatabase } from './attached-keys';

const usableKeys = 'entry_keys WHERE wrapped_key IS NOT NULL';
const keyColumns = [
  'entry',
  'wrapped_key',
  'received_at',
  'idempotency_mac',
  'content_mac',
  'repeat_mac',
  'receipt_mac',
];

/** @returns the number of keys in the copy, without destroyed ones @throws StoreError */
export function backUpKeys(location: StoreLocation, folder: string): number {
  const file = keyFile(location);
  requireFile(file);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const copy = keyFile({ keyFolder: folder });
  const part = `${copy}.part`;
  rmSync(part, { force: true });
  const database = openFile(file);
  try {
    copyDatabase(database, part);
    renameSync(part, copy);
    return countRows(database, usableKeys);
  } catch (cause) {
    throw fileError(copy, cause);
  } finally {
    database.close();
  }
}

/**
 * Adds the keys of the copy to the key database, in one transaction: a running service keeps its open file, so that no key of
 * a registration that is posted meanwhile is lost.
 * @returns how many keys were restored
 * @throws StoreError if there are keys already, and for another master key; nothing was changed then
 */
export function restoreKeys(location: StoreLocation, folder: string): number {
  const copy = keyFile({ keyFolder: folder });
  const file = keyFile(location);
  const columns = columnsOf(copy);
  const database = openFile(':memory:');
  try {
    attachKeyDatabase(database, file);
    database.prepare('ATTACH ? AS copy').run(copy);
    const restore = database.transaction(() => {
      refuseOverKeys(database, file);
      refuseOtherMasterKey(database, copy, file);
      insertAll(database, columns);
    });
    restore.immediate();
    return countRows(database, `keys.${usableKeys}`);
  } catch (cause) {
    throw fileError(file, cause);
  } finally {
    database.close();
  }
}

/** @returns the columns of the copy's keys that this version knows; copies from before receipts lack one */
function columnsOf(copy: string): string[] {
  requireFile(copy);
  const database = openFile(copy, { isReadOnly: true });
  try {
    const found = database.prepare('PRAGMA table_info(entry_keys)').all() as { name: string }[];
    if (found.length === 0) throw fileError(copy, 'it is not a key database');
    return found.map(({ name }) => name).filter((name) => keyColumns.includes(name));
  } catch (cause) {
    throw fileError(copy, cause);
  } finally {
    database.close();
  }
}

function refuseOverKeys(database: SqliteDatabase, file: string): void {
  if (countRows(database, 'keys.entry_keys') === 0) return;
  throw fileError(
    file,
    'it holds keys already, and those of the copy could bring erased persons back',
    'Nothing was changed. Restore without --keys.',
  );
}

/** A running service has derived its keys from the master key of this database, and would encrypt with them after the restore. */
function refuseOtherMasterKey(database: SqliteDatabase, copy: string, file: string): void {
  const others = 'keys.master WHERE check_code NOT IN (SELECT check_code FROM copy.master)';
  if (countRows(database, others) === 0) return;
  throw fileError(
    copy,
    `its keys were wrapped with another master key than that of ${file}`,
    `Stop form-service, put the right master key back, remove ${file}, which holds no keys, and restore again. Nothing was changed.`,
  );
}

function insertAll(database: SqliteDatabase, columns: readonly string[]): void {
  const names = columns.join(', ');
  database.exec(`
    INSERT INTO keys.entry_keys (${names}) SELECT ${names} FROM copy.entry_keys;
    INSERT INTO keys.phones (phone_mac, entry) SELECT phone_mac, entry FROM copy.phones;
    INSERT INTO keys.master (check_code)
      SELECT check_code FROM copy.master WHERE NOT EXISTS (SELECT 1 FROM keys.master);
  `);
}
