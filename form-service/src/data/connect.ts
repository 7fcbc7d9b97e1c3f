import { statSync } from 'node:fs';
import {
  claimLog,
  fileError,
  isIntact,
  makeDurable,
  openFile,
  versionOf,
  type SqliteDatabase,
} from '@site/service-kit/sqlite';
import { attachKeys } from './keys/attached-keys';
import type { DerivedKeys } from './keys/derived-keys';
import { countEntries, countWithKey, countWithoutKey, deleteUnreadable } from './registration-rows';
import { entriesSchema, schemaVersion } from './schema';
import { keyFile, prepareStoreFile, storeFile, type StoreLocation } from './store-location';

export interface Connection {
  /** The entries as `main`, their keys attached as `keys`. */
  readonly database: SqliteDatabase;
  readonly keys: DerivedKeys;
  /** Identity of the open files, because their paths may point to others later. */
  readonly identity: string;
}

export interface ConnectOptions {
  /**
   * Entries none of which has a key: `refuse`, because the keys may be those of another store; `ignore`, if the caller replaces the
   * entries; `accept`, if it removes them, also without any key database.
   */
  readonly lostKeys?: 'refuse' | 'ignore' | 'accept';
}

/**
 * Opens both files, creates missing ones, and checks that they can be read and written. Rows whose erasure was interrupted
 * are deleted.
 * @throws StoreError; nothing was changed then
 */
export function connect(
  location: StoreLocation,
  { lostKeys = 'refuse' }: ConnectOptions = {},
): Connection {
  const file = storeFile(location);
  let database: SqliteDatabase | undefined;
  try {
    prepareStoreFile(file, ['forms.sqlite', 'access.log']);
    database = openFile(file);
    configure(database);
    const version = versionOf(database);
    if (version !== 0) requireVersion(file, version);
    if (!isIntact(database)) throw fileError(file, 'the file is damaged');
    const hasEntries = version !== 0 && countEntries(database) > 0;
    const keys = attachKeys(database, location, hasEntries && lostKeys !== 'accept');
    if (hasEntries && lostKeys === 'refuse') refuseOtherKeys(database, location);
    createTables(database);
    claimLog(database, file);
    deleteUnreadable(database);
    return { database, keys, identity: identityOf(location) };
  } catch (cause) {
    database?.close();
    throw fileError(file, cause);
  }
}

/** @throws StoreError for a store or copy of another version */
export function requireVersion(file: string, version: number): void {
  if (version === schemaVersion) return;
  const other = version > schemaVersion ? 'a newer' : 'an older';
  throw fileError(file, `it was written by ${other} form-service (version ${version})`);
}

/** @returns a different text after one of the files was replaced, for example by an operator who puts a copy back */
export function identityOf(location: StoreLocation): string {
  const inodes = [storeFile(location), keyFile(location)].map(
    (file) => statSync(file, { throwIfNoEntry: false })?.ino ?? 'none',
  );
  return inodes.join(' ');
}

/** An acknowledged registration is on the disk; with secure_delete, an erased one is not. */
function configure(database: SqliteDatabase): void {
  makeDurable(database);
  database.pragma('secure_delete = ON');
  // VACUUM copies every row; the copy must not land in a temporary file.
  database.pragma('temp_store = MEMORY');
}

/** Immediate, so that two processes that start together do not create them at the same time. */
function createTables(database: SqliteDatabase): void {
  const create = database.transaction(() => {
    database.exec(entriesSchema);
    if (versionOf(database) === 0) database.exec(`PRAGMA main.user_version = ${schemaVersion}`);
  });
  create.immediate();
}

/**
 * A key database of another store would make every acknowledged registration look lost. One that is older than the newest
 * entries is a copy that was put back: the others can be read, and the site works.
 */
function refuseOtherKeys(database: SqliteDatabase, location: StoreLocation): void {
  const count = countWithoutKey(database);
  if (count === 0 || countWithKey(database) > 0) return;
  throw fileError(
    keyFile(location),
    `it holds no key for ${count} of the registrations in ${storeFile(location)}, and no other one can be read`,
    'Put the key database that belongs to them back, or set FORM_KEY_DIR. If it is lost: npm run forms -- accept-loss. ' +
      'Nothing was changed.',
  );
}
