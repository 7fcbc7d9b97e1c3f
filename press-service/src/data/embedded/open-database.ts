/** Opens the embedded store's file. */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { StoreError } from '@site/service-kit/errors';
import {
  claimLog,
  fileError,
  isIntact,
  isSqliteError,
  makeDurable,
  openFile,
  prepareFile,
  versionOf,
  type SqliteDatabase,
} from '@site/service-kit/sqlite';
import { schema, schemaVersion } from './schema';

/** Checking a larger file would delay the start too long; damage is detected when a page is read. */
const checkedBytes = 64 * 1024 * 1024;

/** @returns the path of the store in this folder */
export function databaseFile(dataDir: string): string {
  return join(dataDir, 'press.sqlite');
}

/**
 * @param path created with its folder when missing, readable by this user only
 * @throws StoreError that names the path and what to do
 */
export function openDatabase(path: string): SqliteDatabase {
  let database: SqliteDatabase | undefined;
  try {
    prepareFile(path);
    database = openFile(path);
    makeDurable(database);
    if (statSync(path).size <= checkedBytes && !isIntact(database))
      throw fileError(path, 'the file is damaged');
    createTables(database, path);
    claimLog(database, path);
    return database;
  } catch (error) {
    database?.close();
    throw fileError(path, error);
  }
}

/**
 * For commands that only read, also while the disk is full.
 * @throws StoreError that names the path and what to do
 */
export function openToRead(path: string): SqliteDatabase {
  if (!existsSync(path)) throw new StoreError(`there is no store at ${path}; set DATA_DIR`);
  let database: SqliteDatabase | undefined;
  try {
    database = openFile(path, { isReadOnly: true });
    requireVersion(versionOf(database), path);
    return database;
  } catch (error) {
    database?.close();
    throw fileError(path, error);
  }
}

/** Leaves one complete file behind, unless another process has it open; the store is complete without this, too. */
export function closeDatabase(database: SqliteDatabase): void {
  try {
    database.pragma('wal_checkpoint(TRUNCATE)');
  } catch (error) {
    if (!isSqliteError(error)) throw error;
  }
  database.close();
}

function createTables(database: SqliteDatabase, path: string): void {
  const create = database.transaction(() => {
    const version = versionOf(database);
    if (version === 0) database.exec(schema);
    else requireVersion(version, path);
    // Written even when nothing changed: a store that cannot be written is detected now, not at the first publication.
    database.pragma(`user_version = ${schemaVersion}`);
  });
  create.immediate();
}

/** @throws StoreError for a store or copy of another version */
export function requireVersion(version: number, path: string): void {
  if (version === schemaVersion) return;
  const other = version > schemaVersion ? 'a newer' : 'an older';
  throw fileError(
    path,
    `it was written by ${other} press-service (schema ${version})`,
    'Run that version, or restore another backup.',
  );
}
