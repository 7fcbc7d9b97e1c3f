/** Copies of the registrations while the service runs. They hold personal data: only this user may read the file. */
import { chmodSync, closeSync, existsSync, openSync } from 'node:fs';
import Database from 'libsql';
import { connect } from './connect';
import { schemaVersion } from './schema';
import { StoreError } from './store-error';

const columns = 'id, form, received_at, phone_key, fields, idempotency_key, digest';

/** Writes one whole, consistent file. @returns how many registrations it holds @throws StoreError */
export function backUpDatabase(file: string, copy: string): number {
  if (!existsSync(file)) throw new StoreError(file, 'there is nothing at this path');
  reserve(copy);
  const { database } = connect(file);
  try {
    database.prepare('VACUUM INTO ?').run(copy);
    chmodSync(copy, 0o600);
    return count(database, 'main');
  } finally {
    database.close();
  }
}

/**
 * Replaces the registrations by those of the copy, in one transaction.
 * @throws StoreError when there are any and `isForced` is false; nothing was changed then
 */
export function restoreDatabase(file: string, copy: string, isForced: boolean): number {
  refuseOtherSchema(copy);
  const { database } = connect(file);
  try {
    database.prepare('ATTACH ? AS copy').run(copy);
    const replace = database.transaction(() => {
      const found = count(database, 'main');
      if (found > 0 && !isForced)
        throw new StoreError(file, `it holds ${found} registrations; --force replaces them`);
      database.exec('DELETE FROM main.registrations');
      database.exec(
        `INSERT INTO main.registrations (${columns}) SELECT ${columns} FROM copy.registrations`,
      );
    });
    replace.immediate();
    return count(database, 'main');
  } finally {
    database.close();
  }
}

/** Made with its mode before the first person is in it. SQLite fills an empty file, never one that holds something. */
function reserve(copy: string): void {
  try {
    closeSync(openSync(copy, 'wx', 0o600));
  } catch (cause) {
    throw StoreError.from(copy, cause);
  }
}

function count(database: Database.Database, schema: 'main' | 'copy'): number {
  const row = database.prepare(`SELECT count(*) AS count FROM ${schema}.registrations`).get();
  return (row as { count: number }).count;
}

function refuseOtherSchema(copy: string): void {
  if (!existsSync(copy)) throw new StoreError(copy, 'there is nothing at this path');
  const database = new Database(copy, { readonly: true });
  try {
    const row = database.prepare('PRAGMA user_version').get() as { user_version: number };
    if (row.user_version !== schemaVersion)
      throw new StoreError(copy, `it was written by another form-service (${row.user_version})`);
  } finally {
    database.close();
  }
}
