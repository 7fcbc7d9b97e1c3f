import { countRows, type SqliteDatabase } from '@site/service-kit/sqlite';
import type { DerivedKeys } from './keys/derived-keys';
import { openEntry, sealEntry } from './keys/content';
import { entriesOf, unwrapKey, type EntryKey } from './keys/entry-keys';
import { type NewRegistration, type StoredForm, type StoredRegistration } from './registration';

/** @returns false if the entry exists already */
export function insertEntry(
  database: SqliteDatabase,
  { entry, dataKey }: EntryKey,
  registration: Pick<NewRegistration, 'form' | 'receivedAt' | 'fields' | 'consent' | 'isHasty'>,
): boolean {
  const { form, receivedAt } = registration;
  const encrypted = sealEntry({ entry, dataKey }, registration);
  return (
    database
      .prepare(
        // Checked first, since a conflicting insertion would use up a number.
        `INSERT INTO main.entries (entry, form, received_at, sealed) SELECT ?, ?, ?, ?
         WHERE NOT EXISTS (SELECT 1 FROM main.entries WHERE entry = ?)
         ON CONFLICT (entry) DO NOTHING`,
      )
      .run(entry, form, receivedAt, encrypted, entry).changes === 1
  );
}

/** Overwrites the content of an entry. */
export function updateEntry(
  database: SqliteDatabase,
  key: EntryKey,
  registration: Pick<NewRegistration, 'form' | 'fields' | 'consent' | 'isHasty'>,
): void {
  database
    .prepare('UPDATE main.entries SET sealed = ? WHERE entry = ?')
    .run(sealEntry(key, registration), key.entry);
}

export function countEntries(database: SqliteDatabase): number {
  return countRows(database, 'main.entries');
}

const isOfVisitor = "form NOT LIKE 'test-%'";

export function countOfVisitors(database: SqliteDatabase): number {
  return countRows(database, `main.entries WHERE ${isOfVisitor}`);
}

/** libsql returns blobs as Buffers or ArrayBuffers; Buffer.from accepts both. */
interface EncryptedRow {
  readonly id: number;
  readonly entry: string;
  readonly form: StoredForm;
  readonly received_at: string;
  readonly sealed: Uint8Array;
  readonly wrapped_key: Uint8Array | null;
}

const selectRows = `
  SELECT id, entry, form, stored.received_at, sealed, wrapped_key
  FROM main.entries AS stored LEFT JOIN keys.entry_keys USING (entry)`;

/** Those of visitors. @param limit -1 for all */
export function selectNewest(
  database: SqliteDatabase,
  keys: DerivedKeys,
  limit: number,
): StoredRegistration[] {
  const newest = `${selectRows} WHERE ${isOfVisitor} ORDER BY id DESC LIMIT ?`;
  const rows = database.prepare(newest).all(limit) as EncryptedRow[];
  return rows.map((row) => readRow(keys, row));
}

/** Newest first, with tests. */
export function selectAll(database: SqliteDatabase, keys: DerivedKeys): StoredRegistration[] {
  const rows = database.prepare(`${selectRows} ORDER BY id DESC`).all() as EncryptedRow[];
  return rows.map((row) => readRow(keys, row));
}

/** @returns undefined for an entry that does not exist or cannot be decrypted */
export function selectEntry(
  database: SqliteDatabase,
  keys: DerivedKeys,
  entry: string,
): { registration: StoredRegistration; key: EntryKey } | undefined {
  const row = database.prepare(`${selectRows} WHERE entry = ?`).get(entry) as
    | EncryptedRow
    | undefined;
  const dataKey = row && unwrapKey(keys, entry, row.wrapped_key);
  if (!row || !dataKey) return undefined;
  const registration = readRow(keys, row);
  return registration.isReadable ? { registration, key: { entry, dataKey } } : undefined;
}

export function entryIds(database: SqliteDatabase): string[] {
  return entriesOf(database.prepare('SELECT entry FROM main.entries').all());
}

export function entriesWithIds(database: SqliteDatabase, ids: readonly number[]): string[] {
  const find = database.prepare('SELECT entry FROM main.entries WHERE id = ?');
  return ids.flatMap((id) => entriesOf(find.all(id)));
}

/** @returns the numbers of those that are here, readable or not */
export function idsOfEntries(database: SqliteDatabase, entries: readonly string[]): number[] {
  const find = database.prepare('SELECT id FROM main.entries WHERE entry = ?');
  return entries.flatMap((entry) => (find.all(entry) as { id: number }[]).map(({ id }) => id));
}

/** Removes the rows whose keys were destroyed. @returns how many there were */
export function deleteUnreadable(database: SqliteDatabase): number {
  return database
    .prepare(
      `DELETE FROM main.entries WHERE entry IN
         (SELECT entry FROM keys.entry_keys WHERE wrapped_key IS NULL)`,
    )
    .run().changes;
}

const withoutKey = 'main.entries WHERE entry NOT IN (SELECT entry FROM keys.entry_keys)';

/** @returns how many entries have no row among the keys: the key database is older than they, or belongs to another store */
export function countWithoutKey(database: SqliteDatabase): number {
  return countRows(database, withoutKey);
}

/** @returns how many entries have a key that was not destroyed */
export function countWithKey(database: SqliteDatabase): number {
  return countRows(
    database,
    `main.entries WHERE entry IN
       (SELECT entry FROM keys.entry_keys WHERE wrapped_key IS NOT NULL)`,
  );
}

/** Removes the entries that have no row among the keys. @returns how many there were */
export function deleteWithoutKey(database: SqliteDatabase): number {
  return database.prepare(`DELETE FROM ${withoutKey}`).run().changes;
}

function readRow(keys: DerivedKeys, row: EncryptedRow): StoredRegistration {
  const { id, entry, form, received_at: receivedAt, sealed } = row;
  const dataKey = unwrapKey(keys, entry, row.wrapped_key);
  return openEntry({ id, entry, form, receivedAt, sealed }, dataKey);
}
