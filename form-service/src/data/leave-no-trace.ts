import type Database from 'libsql';

/**
 * Moves the write-ahead log into the file and empties it: the log still holds the pages of a deleted
 * row as they were.
 * @returns false if a reader of another process kept the log busy for the whole busy_timeout
 */
export function emptyLog(database: Database.Database): boolean {
  const row = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() as { busy: number };
  return row.busy === 0;
}

/** Rewrites the file without its free pages. @returns whether nothing of deleted rows is left */
export function compact(database: Database.Database): boolean {
  try {
    database.exec('VACUUM');
  } catch (cause) {
    if ((cause as { code?: string }).code === 'SQLITE_BUSY') return false;
    throw cause;
  }
  return emptyLog(database);
}
