/** Copies of the entries while the service runs. They are encrypted, and no key is in them. */
import { chmodSync, closeSync, existsSync, openSync } from 'node:fs';
import Database from 'libsql';
import { connect } from './connect';
import { reserveReadableRows } from './encrypt-readable-rows';
import { countRows } from './registration-rows';
import { readableVersion, schemaVersion, uncleanVersion, versionOf } from './schema';
import { StoreError } from './store-error';
import { keyFile, storeFile, type StorePlace } from './store-place';

/** Writes one whole, consistent file; needs no key. @returns how many registrations it holds @throws StoreError */
export function backUpDatabase(place: StorePlace, copy: string): number {
  const file = storeFile(place);
  if (!existsSync(file)) throw new StoreError(file, 'there is nothing at this path');
  reserve(copy);
  const database = openEncrypted(place);
  try {
    database.prepare('VACUUM main INTO ?').run(copy);
    chmodSync(copy, 0o600);
    return countRows(database);
  } finally {
    database.close();
  }
}

export interface Restored {
  readonly count: number;
  /** Entries of the copy that were erased or purged since: their keys are gone, so they stay out. */
  readonly erasedSince: number;
}

/**
 * Replaces the registrations by those of the copy, in one transaction. A copy of an older service is encrypted on its way.
 * @throws StoreError when there are any and `isForced` is false, or when the copy's keys are not here; nothing was
 * changed then
 */
export function restoreDatabase(place: StorePlace, copy: string, isForced: boolean): Restored {
  if (!existsSync(copy)) throw new StoreError(copy, 'there is nothing at this path');
  const { database, keys } = connect(place);
  try {
    database.prepare('ATTACH ? AS copy').run(copy);
    const version = versionOf(database, 'copy');
    if (version < readableVersion || version > schemaVersion)
      throw new StoreError(copy, `it was written by another form-service (${version})`);
    const isReadable = version === readableVersion;
    if (!isReadable) refuseWithoutKeys(database, place, copy);
    refuseToReplace(database, place, isForced);
    const insertAll = isReadable
      ? reserveReadableRows(database, keys, 'copy')
      : () => void database.exec(insertSealed);
    const replace = database.transaction(() => {
      refuseToReplace(database, place, isForced);
      database.exec('DELETE FROM main.entries');
      insertAll();
    });
    replace.immediate();
    const count = countRows(database);
    return { count, erasedSince: isReadable ? 0 : countOf(database, 'copy.entries') - count };
  } finally {
    database.close();
  }
}

const insertSealed = `
  INSERT INTO main.entries (id, entry, form, received_at, sealed)
  SELECT id, entry, form, received_at, sealed FROM copy.entries
  WHERE entry IN (SELECT entry FROM keys.entry_keys WHERE wrapped_key IS NOT NULL)`;

/** A database of an older service is encrypted first: no readable copy is made any more. */
function openEncrypted(place: StorePlace): Database.Database {
  const database = new Database(storeFile(place));
  if (versionOf(database) >= uncleanVersion) {
    database.pragma('busy_timeout = 3000');
    return database;
  }
  database.close();
  return connect(place).database;
}

function refuseToReplace(database: Database.Database, place: StorePlace, isForced: boolean): void {
  const found = countRows(database);
  if (found === 0 || isForced) return;
  throw new StoreError(
    storeFile(place),
    `it holds ${found} registrations; --force replaces them`,
    'Nothing was changed.',
  );
}

function refuseWithoutKeys(database: Database.Database, place: StorePlace, copy: string): void {
  const missing = countOf(
    database,
    'copy.entries WHERE entry NOT IN (SELECT entry FROM keys.entry_keys)',
  );
  if (missing === 0) return;
  throw new StoreError(
    keyFile(place),
    `it holds no key for ${missing} of the registrations in ${copy}`,
    'Put their key database back first (npm run restore -- <backup> --keys <folder>). Nothing was changed.',
  );
}

/** Made with its mode before the first entry is in it. SQLite fills an empty file, never one that holds something. */
function reserve(copy: string): void {
  try {
    closeSync(openSync(copy, 'wx', 0o600));
  } catch (cause) {
    throw StoreError.from(copy, cause);
  }
}

function countOf(database: Database.Database, rows: string): number {
  return (database.prepare(`SELECT count(*) AS count FROM ${rows}`).get() as { count: number })
    .count;
}
