import type { SqliteDatabase } from '@site/service-kit/sqlite';

export type Schema = 'main' | 'keys';

/**
 * Moves the write-ahead log into the file and truncates it: before that the log contains the old pages of a deleted row.
 * @returns false if a reader of another process had the log in use for the whole busy_timeout
 */
export function truncateLog(database: SqliteDatabase, schema: Schema): boolean {
  const row = database.prepare(`PRAGMA ${schema}.wal_checkpoint(TRUNCATE)`).get() as {
    busy: number;
  };
  return row.busy === 0;
}

/** Rewrites the file without its free pages. @returns whether no byte of deleted rows is left */
export function compact(database: SqliteDatabase, schema: Schema): boolean {
  try {
    database.exec(`VACUUM ${schema}`);
  } catch (cause) {
    if ((cause as { code?: string }).code === 'SQLITE_BUSY') return false;
    throw cause;
  }
  return truncateLog(database, schema);
}
