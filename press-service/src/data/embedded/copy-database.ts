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
import { closeDatabase, openDatabase, openToRead } from './open-database';
import { schemaSteps } from './schema';

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
  refuseNewerSchema(copy);
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
      const copied = tablesOf(database, 'copy');
      for (const table of restoredTables.filter((name) => copied.includes(name)))
        database.exec(
          `INSERT INTO main.${table} (${columnsOf(database, table)}) SELECT * FROM copy.${table}`,
        );
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

function tablesOf(database: SqliteDatabase, schema: 'copy'): string[] {
  const rows = database.prepare(`SELECT name FROM ${schema}.sqlite_master WHERE type = 'table'`);
  return (rows.all() as { name: string }[]).map(({ name }) => name);
}

/** Columns of the copy, in its order: an older one lacks those of later steps. */
function columnsOf(database: SqliteDatabase, table: string): string {
  const rows = database.prepare("SELECT name FROM pragma_table_info(?, 'copy')").all(table);
  return (rows as { name: string }[]).map(({ name }) => name).join(', ');
}

/**
 * An older backup only lacks the tables and columns of later steps; a newer one may hold data that this version does
 * not know.
 */
function refuseNewerSchema(copy: string): void {
  if (!existsSync(copy)) throw new StoreError(`there is no ${copy}`);
  const database = openFile(copy, { isReadOnly: true });
  try {
    const seen = versionOf(database);
    if (seen < 1 || seen > schemaSteps.length)
      throw new StoreError(
        `${copy} has schema ${seen}, this press-service supports 1 to ${schemaSteps.length}: restore it with the version that wrote it`,
      );
  } catch (cause) {
    throw fileError(copy, cause);
  } finally {
    database.close();
  }
}
