import Database from 'libsql';

export type SqliteDatabase = Database.Database;

/** How long a statement waits for another process. */
const busyTimeoutMs = 3_000;

/** @throws the library's error; see fileError */
export function openFile(file: string, { isReadOnly = false } = {}): SqliteDatabase {
  const database = new Database(file, { readonly: isReadOnly });
  database.pragma(`busy_timeout = ${busyTimeoutMs}`);
  return database;
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
export function isIntact(database: SqliteDatabase): boolean {
  const row = database.prepare('PRAGMA main.quick_check(1)').get() as { quick_check: string };
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
