/**
 * The one copy of the key database, stored apart from backups and from the master key. A new copy replaces the old one,
 * so that destroyed keys are removed there too; a history of copies would make erased registrations readable.
 */
import { renameSync, rmSync } from 'node:fs';
import { makeFolder } from '@site/service-kit/owned-files';
import {
  copyDatabase,
  copyError,
  countRows,
  fileError,
  openFile,
  type SqliteDatabase,
} from '@site/service-kit/sqlite';
import { keyFile, requireFile, type StoreLocation } from '../store-location';
import { attachEntriesCopy, newerThanKeys } from '../entries-copy';
import { attachKeyDatabase, requireMasterKey } from './attached-keys';

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

const unusedIdempotencyMac = `
  CASE WHEN idempotency_mac IN (SELECT idempotency_mac FROM keys.entry_keys) THEN NULL ELSE idempotency_mac END`;

/** @returns the number of keys in the copy, without destroyed ones @throws StoreError */
export function backUpKeys(location: StoreLocation, folder: string): number {
  const file = keyFile(location);
  requireFile(file);
  const copy = keyFile({ keyFolder: folder });
  const part = `${copy}.part`;
  const database = openFile(file, { isReadOnly: true });
  try {
    makeFolder(folder);
    rmSync(part, { force: true });
    copyDatabase(database, part);
    database.prepare('ATTACH ? AS copy').run(part);
    const count = countRows(database, `copy.${usableKeys}`);
    renameSync(part, copy);
    return count;
  } catch (cause) {
    rmSync(part, { force: true });
    throw copyError(file, copy, cause);
  } finally {
    database.close();
  }
}

/**
 * Adds the keys of the copy to the key database, in one transaction: a running service keeps its open file, so that no key of
 * a registration that is posted meanwhile is lost. Every key that is known stays as it is, so that a destroyed one never returns.
 * @param entriesCopy the copy of the registrations that is restored afterwards
 * @returns how many keys were added
 * @throws StoreError for another master key, and if none of those registrations would have a key; nothing was changed then
 */
export function restoreKeys(location: StoreLocation, folder: string, entriesCopy?: string): number {
  const copy = keyFile({ keyFolder: folder });
  const file = keyFile(location);
  requireKeyDatabase(copy);
  const database = openFile(':memory:');
  try {
    attachKeyDatabase(database, file);
    database.prepare('ATTACH ? AS copied_keys').run(copy);
    if (entriesCopy !== undefined) attachEntriesCopy(database, entriesCopy);
    const restore = database.transaction(() => {
      refuseOtherMasterKey(database, copy, file);
      const before = countRows(database, `keys.${usableKeys}`);
      insertMissing(database);
      requireMasterKey(database, location);
      if (entriesCopy !== undefined) newerThanKeys(database, location, entriesCopy);
      return countRows(database, `keys.${usableKeys}`) - before;
    });
    return restore.immediate();
  } catch (cause) {
    throw fileError(file, cause);
  } finally {
    database.close();
  }
}

/** @throws StoreError for any other file */
function requireKeyDatabase(copy: string): void {
  requireFile(copy);
  const database = openFile(copy, { isReadOnly: true });
  try {
    const found = database.prepare('PRAGMA table_info(entry_keys)').all() as { name: string }[];
    const names = new Set(found.map(({ name }) => name));
    if (!keyColumns.every((column) => names.has(column)))
      throw fileError(copy, 'it is not a key database of this form-service');
  } catch (cause) {
    throw fileError(copy, cause);
  } finally {
    database.close();
  }
}

/** A running service has derived its keys from the master key of this database, and would encrypt with them after the restore. */
function refuseOtherMasterKey(database: SqliteDatabase, copy: string, file: string): void {
  const others = 'keys.master WHERE check_code NOT IN (SELECT check_code FROM copied_keys.master)';
  if (countRows(database, others) === 0) return;
  const isEmpty = countRows(database, 'keys.entry_keys') === 0;
  const [before, remove] = isEmpty
    ? ['Stop form-service', `remove ${file} with its -wal and -shm, which hold no keys,`]
    : [
        'Export the registrations of this store, then stop form-service',
        `move ${file} and forms.sqlite away, each with its -wal and -shm,`,
      ];
  throw fileError(
    copy,
    `its keys were wrapped with another master key than that of ${file}`,
    `${before}, put the right master key back, ${remove} and restore again. Nothing was changed.`,
  );
}

/**
 * The phone codes first, while the known entries can still be distinguished: those that were erased or corrected keep what they
 * have. An idempotency key that was posted again before the restore stays with its new entry.
 */
function insertMissing(database: SqliteDatabase): void {
  const values = keyColumns.map((name) =>
    name === 'idempotency_mac' ? unusedIdempotencyMac : name,
  );
  database.exec(`
    INSERT INTO keys.phones (phone_mac, entry) SELECT phone_mac, entry FROM copied_keys.phones
      WHERE entry NOT IN (SELECT entry FROM keys.entry_keys);
    INSERT INTO keys.entry_keys (${keyColumns.join(', ')}) SELECT ${values.join(', ')} FROM copied_keys.entry_keys
      WHERE true ON CONFLICT (entry) DO NOTHING;
    INSERT INTO keys.master (check_code)
      SELECT check_code FROM copied_keys.master WHERE NOT EXISTS (SELECT 1 FROM keys.master);
  `);
}
