import { accessSync, chmodSync, closeSync, constants, existsSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'libsql';
import { makeFolder, openOwned } from '../owned-files';
import { newId, refuseForeignLog } from './log-owner';

export type SqliteDatabase = Database.Database;

/** How long a statement waits for another process. */
const busyTimeoutMs = 3_000;

/**
 * Creates the file, and its folder, readable by this user alone before anything is in it. SQLite gives its -wal and -shm
 * files the mode of the main file.
 * @throws the file system's error, and StoreError for a write-ahead log of another file
 */
export function prepareFile(file: string): void {
  refuseForeignLog(file);
  makeFolder(dirname(file));
  // An existing one is not opened: see log-owner.ts.
  if (existsSync(file)) accessSync(file, constants.R_OK | constants.W_OK);
  else closeSync(openOwned(file, 'a'));
  chmodSync(file, 0o600);
}

/** @throws the library's error; see fileError. StoreError for a write-ahead log of another file */
export function openFile(file: string, { isReadOnly = false } = {}): SqliteDatabase {
  refuseForeignLog(file);
  const database = new Database(file, { readonly: isReadOnly });
  database.pragma(`busy_timeout = ${busyTimeoutMs}`);
  keepFirstError(database);
  return database;
}

/**
 * After some errors, such as a full disk, SQLite has rolled back already. The library rolls back again, and the error of that would
 * hide the first one.
 */
function keepFirstError(database: SqliteDatabase): void {
  database.exec = function (this: SqliteDatabase, sql) {
    if (sql === 'ROLLBACK' && !this.inTransaction) return this;
    return Database.prototype.exec.call(this, sql);
  };
}

/** Readers beside one writer (WAL), and a write is on the disk before it returns (FULL). */
export function makeDurable(database: SqliteDatabase, schema = 'main'): void {
  database.pragma(`${schema}.journal_mode = WAL`);
  database.pragma(`${schema}.synchronous = FULL`);
}

/** @returns whether the error comes from the library and not from our own code */
export function isSqliteError(error: unknown): error is Error & { readonly code: string } {
  return error instanceof Database.SqliteError;
}

/** Reads every page: slow for a large file. */
export function isIntact(database: SqliteDatabase, schema = 'main'): boolean {
  const row = database.prepare(`PRAGMA ${schema}.quick_check(1)`).get() as { quick_check: string };
  return row.quick_check === 'ok';
}

/** @returns `PRAGMA user_version`, 0 for a new file */
export function versionOf(database: SqliteDatabase, schema = 'main'): number {
  const row = database.prepare(`PRAGMA ${schema}.user_version`).get() as { user_version: number };
  return row.user_version;
}

/** @param rows a table, optionally with a condition: `copy.entries WHERE …` */
export function countRows(database: SqliteDatabase, rows: string): number {
  return (database.prepare(`SELECT count(*) AS count FROM ${rows}`).get() as { count: number })
    .count;
}

/**
 * Writes one complete, consistent file while the database is in use, readable by this user alone.
 * @param copy a file that does not exist; reserved first, since SQLite fills an empty file but never one with content
 * @throws the file system's or the library's error; then there is no copy
 */
export function copyDatabase(database: SqliteDatabase, copy: string): void {
  closeSync(openOwned(copy, 'wx'));
  try {
    database.prepare('VACUUM main INTO ?').run(copy);
    chmodSync(copy, 0o600);
    const copied = openFile(copy);
    try {
      copied.exec(`PRAGMA application_id = ${newId()}`);
    } finally {
      copied.close();
    }
  } catch (error) {
    rmSync(copy, { force: true });
    throw error;
  }
}
