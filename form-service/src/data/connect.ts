import { statSync } from 'node:fs';
import Database from 'libsql';
import { prepareFolder } from './prepare-folder';
import { schema, schemaVersion } from './schema';
import { StoreError } from './store-error';

export interface Connection {
  readonly database: Database.Database;
  /** Identity of the file that is open, whatever its path points at later. */
  readonly inode: number;
}

/**
 * Opens the file, makes it where there is none, and proves that it can be read and written.
 * @throws StoreError
 */
export function connect(file: string): Connection {
  let database: Database.Database | undefined;
  try {
    prepareFolder(file);
    database = new Database(file);
    configure(database);
    if (versionIn(file, database) < schemaVersion) createTables(database);
    checkContent(file, database);
    return { database, inode: statSync(file).ino };
  } catch (cause) {
    database?.close();
    throw StoreError.from(file, cause);
  }
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

function versionIn(file: string, database: Database.Database): number {
  const row = database.prepare('PRAGMA user_version').get() as { user_version: number };
  if (row.user_version <= schemaVersion) return row.user_version;
  throw new StoreError(
    file,
    `it was written by a newer form-service (version ${row.user_version})`,
  );
}

/** Immediate, so that two processes that start together do not make them at the same time. */
function createTables(database: Database.Database): void {
  database.transaction(() => database.exec(schema)).immediate();
}

function checkContent(file: string, database: Database.Database): void {
  const row = database.prepare('PRAGMA quick_check(1)').get() as { quick_check: string };
  if (row.quick_check !== 'ok') throw new StoreError(file, 'the file is damaged');
}
