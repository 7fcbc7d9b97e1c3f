import { statSync } from 'node:fs';
import Database from 'libsql';
import { attachKeys } from './attached-keys';
import type { DerivedKeys } from './cipher';
import { encryptReadableRows } from './encrypt-readable-rows';
import { prepareFolder } from './prepare-folder';
import { countRows, countWithoutKey, deleteUnreadable } from './registration-rows';
import { entriesSchema, readableVersion, schemaVersion, uncleanVersion, versionOf } from './schema';
import { StoreError } from './store-error';
import { keyFile, storeFile, type StorePlace } from './store-place';

export interface Connection {
  /** The entries as `main`, their keys attached as `keys`. */
  readonly database: Database.Database;
  readonly keys: DerivedKeys;
  /** Identity of the files that are open, whatever their paths point at later. */
  readonly identity: string;
}

/**
 * Opens both files, makes them where there are none, and proves that they can be read and written. Readable rows of an
 * older service are encrypted; rows whose erasure was cut off are removed.
 * @throws StoreError; nothing was changed then
 */
export function connect(place: StorePlace): Connection {
  const file = storeFile(place);
  let database: Database.Database | undefined;
  try {
    prepareFolder(file, ['forms.sqlite', 'access.log']);
    database = new Database(file);
    configure(database);
    const version = versionOf(database);
    if (version > schemaVersion)
      throw new StoreError(file, `it was written by a newer form-service (version ${version})`);
    checkContent(file, database);
    const hasEntries = version >= uncleanVersion && countRows(database) > 0;
    const keys = attachKeys(database, place, hasEntries);
    refuseForeignKeys(database, place, version);
    createTables(database, version);
    if (version === readableVersion || version === uncleanVersion)
      encryptReadableRows(database, keys);
    deleteUnreadable(database);
    return { database, keys, identity: identityOf(place) };
  } catch (cause) {
    database?.close();
    throw StoreError.from(file, cause);
  }
}

/** @returns another text once one of the files was replaced, as a restore does */
export function identityOf(place: StorePlace): string {
  const inodes = [storeFile(place), keyFile(place)].map(
    (file) => statSync(file, { throwIfNoEntry: false })?.ino ?? 'none',
  );
  return inodes.join(' ');
}

/** FULL: an acknowledged registration is on the disk. secure_delete: an erased one is not. */
function configure(database: Database.Database): void {
  database.pragma('busy_timeout = 3000');
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('secure_delete = ON');
  // VACUUM copies every row; the copy must not land in a temporary file.
  database.pragma('temp_store = MEMORY');
}

/** Immediate, so that two processes that start together do not make them at the same time. */
function createTables(database: Database.Database, version: number): void {
  if (version === schemaVersion) return;
  const create = database.transaction(() => {
    database.exec(entriesSchema);
    if (version === 0) database.exec(`PRAGMA main.user_version = ${schemaVersion}`);
  });
  create.immediate();
}

/** A key database of another time or place would make acknowledged registrations look erased. */
function refuseForeignKeys(database: Database.Database, place: StorePlace, version: number): void {
  const count = version >= uncleanVersion ? countWithoutKey(database) : 0;
  if (count === 0) return;
  throw new StoreError(
    keyFile(place),
    `it holds no key for ${count} of the registrations in ${storeFile(place)}`,
    'Put the key database that belongs to them back, or set FORM_KEY_DIR. Nothing was changed.',
  );
}

function checkContent(file: string, database: Database.Database): void {
  const row = database.prepare('PRAGMA main.quick_check(1)').get() as { quick_check: string };
  if (row.quick_check !== 'ok') throw new StoreError(file, 'the file is damaged');
}
