/** Copies of the embedded store while it is in use. Sessions and counted attempts are not restored: both expire anyway. */
import { existsSync } from 'node:fs';
import { StoreError } from '@site/service-kit/errors';
import {
  copyDatabase,
  copyError,
  countRows,
  fileError,
  openFile,
  versionOf,
  type SqliteDatabase,
} from '@site/service-kit/sqlite';
import { closeDatabase, openDatabase, openToRead, requireVersion } from './open-database';

const restoredTables = [
  'press',
  'pictures',
  'picture_files',
  'account',
  'secrets',
  'second_factor',
];
const clearedTables = ['attempts', 'sessions', 'known_callers'];

/** Writes one complete, consistent file. @returns how many articles it holds @throws StoreError */
export function backUpDatabase(path: string, copy: string): number {
  const database = openToRead(path);
  try {
    copyDatabase(database, copy);
  } catch (cause) {
    throw copyError(path, copy, cause);
  } finally {
    database.close();
  }
  // Counted in the copy: articles may have been added to the store since.
  const copied = openFile(copy, { isReadOnly: true });
  try {
    return countArticles(copied);
  } finally {
    copied.close();
  }
}

/**
 * Replaces the content of the store by the copy, in one transaction: readers see the old or the new one.
 * @throws StoreError when the store holds articles and `isForced` is false; nothing was changed then
 */
export function restoreDatabase(path: string, copy: string, isForced: boolean): number {
  requireCopy(copy);
  const database = openDatabase(path);
  try {
    database.prepare('ATTACH ? AS copy').run(copy);
    const replace = database.transaction(() => {
      const found = countArticles(database);
      if (found > 0 && !isForced)
        throw new StoreError(
          `the store holds ${found} articles; --force replaces them by the backup`,
        );
      for (const table of [...restoredTables, ...clearedTables])
        database.exec(`DELETE FROM main.${table}`);
      for (const table of restoredTables)
        database.exec(`INSERT INTO main.${table} SELECT * FROM copy.${table}`);
    });
    replace.immediate();
    return countArticles(database);
  } catch (cause) {
    throw copyError(copy, path, cause);
  } finally {
    closeDatabase(database);
  }
}

function countArticles(database: SqliteDatabase): number {
  return countRows(database, 'main.press');
}

/** @throws StoreError */
function requireCopy(copy: string): void {
  if (!existsSync(copy)) throw new StoreError(`there is no ${copy}`);
  const database = openFile(copy, { isReadOnly: true });
  try {
    requireVersion(versionOf(database), copy);
  } catch (cause) {
    throw fileError(copy, cause);
  } finally {
    database.close();
  }
}
