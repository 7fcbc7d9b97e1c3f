import type Database from 'libsql';

export type Schema = 'main' | 'keys';

/**
 * Moves the write-ahead log into the file and empties it: the log still holds the pages of a deleted
 * row as they were.
 * @returns false if a reader of another process kept the log busy for the whole busy_timeout
 */
export function emptyLog(database: Database.Database, schema: Schema): boolean {
  const row = database.prepare(`PRAGMA ${schema}.wal_checkpoint(TRUNCATE)`).get() as {
    busy: number;
  };
  return row.busy === 0;
}

/** Rewrites the file without its free pages. @returns whether nothing of deleted rows is left */
export function compact(database: Database.Database, schema: Schema): boolean {
  try {
    database.exec(`VACUUM ${schema}`);
  } catch (cause) {
    if ((cause as { code?: string }).code === 'SQLITE_BUSY') return false;
    throw cause;
  }
  return emptyLog(database, schema);
}
