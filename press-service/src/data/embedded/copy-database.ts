/** Copies of the embedded store while it is in use. Sessions and counted tries are not restored: both only age. */
import { existsSync } from 'node:fs';
import Database from 'libsql';
import { StoreFault } from '../store-fault';
import { openDatabase } from './open-database';
import { schemaSteps } from './schema';

const keptTables = ['press', 'account', 'secrets'];
const forgottenTables = ['attempts', 'sessions', 'known_callers'];

/** Writes one whole, consistent file. @returns how many articles it holds @throws StoreFault */
export function backUpDatabase(path: string, copy: string): number {
  if (!existsSync(path)) throw new StoreFault(`there is no store at ${path}; set DATA_DIR`);
  const database = openDatabase(path);
  try {
    database.prepare('VACUUM INTO ?').run(copy);
    return countArticles(database);
  } finally {
    database.close();
  }
}

/**
 * Replaces what the store holds by the copy, in one transaction: readers see the old or the new, never half.
 * @throws StoreFault when the store holds articles and `isForced` is false; nothing was changed then
 */
export function restoreDatabase(path: string, copy: string, isForced: boolean): number {
  refuseNewerSchema(copy);
  const database = openDatabase(path);
  try {
    database.prepare('ATTACH ? AS copy').run(copy);
    const replace = database.transaction(() => {
      const found = countArticles(database);
      if (found > 0 && !isForced) throw new StoreFault(`the store holds ${found} articles`);
      for (const table of [...keptTables, ...forgottenTables])
        database.exec(`DELETE FROM main.${table}`);
      const copied = tablesOf(database, 'copy');
      for (const table of keptTables.filter((kept) => copied.includes(kept)))
        database.exec(`INSERT INTO main.${table} SELECT * FROM copy.${table}`);
    });
    replace.immediate();
    return countArticles(database);
  } finally {
    database.close();
  }
}

function countArticles(database: Database.Database): number {
  return (database.prepare('SELECT count(*) AS count FROM main.press').get() as { count: number })
    .count;
}

function tablesOf(database: Database.Database, schema: 'copy'): string[] {
  const rows = database.prepare(`SELECT name FROM ${schema}.sqlite_master WHERE type = 'table'`);
  return (rows.all() as { name: string }[]).map(({ name }) => name);
}

/** An older backup lacks the tables of later steps and is as good as it was; a newer one holds what nobody here knows. */
function refuseNewerSchema(copy: string): void {
  if (!existsSync(copy)) throw new StoreFault(`there is no ${copy}`);
  const database = new Database(copy, { readonly: true });
  try {
    const { user_version: seen } = database.prepare('PRAGMA user_version').get() as {
      user_version: number;
    };
    if (seen < 1 || seen > schemaSteps.length)
      throw new StoreFault(
        `${copy} has schema ${seen}, this press-service knows 1 to ${schemaSteps.length}: restore it with the version that wrote it`,
      );
  } finally {
    database.close();
  }
}
