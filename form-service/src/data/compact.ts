import { isSqliteError, type SqliteDatabase } from '@site/service-kit/sqlite';

export type Schema = 'main' | 'keys';

/**
 * Moves the write-ahead log into the file and truncates it: before that the log contains the old pages of a deleted row.
 * @returns false if a reader of another process had the log in use for the whole busy_timeout, or the disk is full
 */
export function truncateLog(database: SqliteDatabase, schema: Schema): boolean {
  return isDone(() => {
    const row = database.prepare(`PRAGMA ${schema}.wal_checkpoint(TRUNCATE)`).get() as {
      busy: number;
    };
    return row.busy === 0;
  });
}

/** Rewrites the file without its free pages. @returns whether no byte of deleted rows is left */
export function compact(database: SqliteDatabase, schema: Schema): boolean {
  return isDone(() => {
    database.exec(`VACUUM ${schema}`);
    return truncateLog(database, schema);
  });
}

/** With extended codes: `SQLITE_BUSY_SNAPSHOT`. */
const temporaryErrors = /^SQLITE_(BUSY|LOCKED|FULL|IOERR_WRITE)/;

/**
 * For work after an erasure, which is reported even if the rest of the work is not possible.
 * @returns false if the file is in use or the disk is full @throws every other error
 */
export function isDone(work: () => boolean): boolean {
  try {
    return work();
  } catch (cause) {
    if (isSqliteError(cause) && temporaryErrors.test(cause.code)) return false;
    throw cause;
  }
}
