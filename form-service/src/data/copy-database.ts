/** Copies of the entries while the service runs. They are encrypted and contain no key. */
import {
  copyDatabase,
  countRows,
  fileError,
  openFile,
  versionOf,
  type SqliteDatabase,
} from '@site/service-kit/sqlite';
import { connect } from './connect';
import { reserveReadableRows } from './encrypt-readable-rows';
import { countEntries } from './registration-rows';
import { readableVersion, schemaVersion, uncleanVersion } from './schema';
import { keyFile, requireFile, storeFile, type StoreLocation } from './store-location';

/** Writes one complete, consistent file; needs no key. @returns the number of registrations in it @throws StoreError */
export function backUpDatabase(location: StoreLocation, copy: string): number {
  const file = storeFile(location);
  requireFile(file);
  const database = openEncrypted(location);
  try {
    copyDatabase(database, copy);
    // Not in the live store, which has more by now.
    database.prepare('ATTACH ? AS copy').run(copy);
    return countRows(database, 'copy.entries');
  } catch (error) {
    throw fileError(copy, error);
  } finally {
    database.close();
  }
}

export interface Restored {
  readonly count: number;
  /** Entries of the copy that were erased or purged since have no keys and are left out. */
  readonly erasedSince: number;
}

/**
 * Replaces the registrations by those of the copy, in one transaction. A copy of an older service is encrypted while it
 * is read.
 * @throws StoreError if there are any and `isForced` is false, and without the keys of the copy; nothing was changed then
 */
export function restoreDatabase(
  location: StoreLocation,
  copy: string,
  isForced: boolean,
): Restored {
  requireFile(copy);
  const { database, keys } = connect(location);
  try {
    database.prepare('ATTACH ? AS copy').run(copy);
    const version = versionOf(database, 'copy');
    if (version < readableVersion || version > schemaVersion)
      throw fileError(copy, `it was written by another form-service (${version})`);
    const isReadable = version === readableVersion;
    if (!isReadable) refuseWithoutKeys(database, location, copy);
    refuseToReplace(database, location, isForced);
    const insertAll = isReadable
      ? reserveReadableRows(database, keys, 'copy')
      : () => void database.exec(insertEncrypted);
    const replace = database.transaction(() => {
      // Locks the entries only; IMMEDIATE would lock the keys too, which a test restore shares with a running service.
      database.exec('UPDATE main.entries SET id = id WHERE 0');
      refuseToReplace(database, location, isForced);
      database.exec('DELETE FROM main.entries');
      insertAll();
    });
    replace.deferred();
    const count = countEntries(database);
    return { count, erasedSince: isReadable ? 0 : countRows(database, 'copy.entries') - count };
  } finally {
    database.close();
  }
}

const insertEncrypted = `
  INSERT INTO main.entries (id, entry, form, received_at, sealed)
  SELECT id, entry, form, received_at, sealed FROM copy.entries
  WHERE entry IN (SELECT entry FROM keys.entry_keys WHERE wrapped_key IS NOT NULL)`;

/** A database of an older service is encrypted first, so that no readable copy is made. */
function openEncrypted(location: StoreLocation): SqliteDatabase {
  const database = openFile(storeFile(location));
  if (versionOf(database) >= uncleanVersion) return database;
  database.close();
  return connect(location).database;
}

function refuseToReplace(
  database: SqliteDatabase,
  location: StoreLocation,
  isForced: boolean,
): void {
  const found = countEntries(database);
  if (found === 0 || isForced) return;
  throw fileError(
    storeFile(location),
    `it holds ${found} registrations; --force replaces them`,
    'Nothing was changed.',
  );
}

function refuseWithoutKeys(database: SqliteDatabase, location: StoreLocation, copy: string): void {
  const missing = countRows(
    database,
    'copy.entries WHERE entry NOT IN (SELECT entry FROM keys.entry_keys)',
  );
  if (missing === 0) return;
  throw fileError(
    keyFile(location),
    `it holds no key for ${missing} of the registrations in ${copy}`,
    'Put their key database back first (npm run restore -- <backup> --keys <folder>). Nothing was changed.',
  );
}
