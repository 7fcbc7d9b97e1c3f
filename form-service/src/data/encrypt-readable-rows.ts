/** Migrates databases from before entries were encrypted: each row gets its own key, and no plain text is left. */
import type { FormKind } from '@site/contract';
import { versionOf, type SqliteDatabase } from '@site/service-kit/sqlite';
import type { DerivedKeys } from './keys/cipher';
import { IdempotencyConflict, reserveKey } from './keys/entry-keys';
import type { NewRegistration } from './registration';
import { insertEntry } from './registration-rows';
import { compact } from './compact';
import { readableVersion, schemaVersion, uncleanVersion } from './schema';

interface ReadableRow {
  readonly id: number;
  readonly form: FormKind;
  readonly received_at: string;
  readonly fields: string;
  readonly idempotency_key: string | null;
}

/**
 * Makes keys for all rows of a `registrations` table, on the disk when this returns.
 * @param schema database that holds the readable table
 * @returns a function that encrypts the rows into `main.entries` under their old numbers; for the caller's transaction
 */
export function reserveReadableRows(
  database: SqliteDatabase,
  keys: DerivedKeys,
  schema: 'main' | 'copy',
): () => void {
  const rows = database
    .prepare(`SELECT id, form, received_at, fields, idempotency_key FROM ${schema}.registrations`)
    .all() as ReadableRow[];
  const reserveAll = database.transaction(() =>
    rows.map((row) => {
      const registration = registrationOf(row);
      return { id: row.id, registration, key: reserveOwnKey(database, keys, registration) };
    }),
  );
  const reserved = reserveAll.immediate();
  return () => {
    for (const { id, registration, key } of reserved) insertEntry(database, key, registration, id);
  };
}

/** An entry that was corrected, or sent again with other fields, since the copy has the idempotency key now. */
function reserveOwnKey(database: SqliteDatabase, keys: DerivedKeys, registration: NewRegistration) {
  try {
    return reserveKey(database, keys, registration);
  } catch (error) {
    if (!(error instanceof IdempotencyConflict)) throw error;
    return reserveKey(database, keys, { ...registration, idempotencyKey: undefined });
  }
}

/**
 * Migrates an open database. If it is interrupted, the next start finishes it: the plain-text rows exist until its one
 * transaction ends, and until their pages are overwritten the version marks the file as unclean.
 */
export function encryptReadableRows(database: SqliteDatabase, keys: DerivedKeys): void {
  if (versionOf(database) === readableVersion) {
    const insertAll = reserveReadableRows(database, keys, 'main');
    const replace = database.transaction(() => {
      // Another process that started at the same time may have been first.
      if (versionOf(database) !== readableVersion) return;
      insertAll();
      database.exec('DROP TABLE main.registrations');
      database.exec(`PRAGMA main.user_version = ${uncleanVersion}`);
    });
    replace.immediate();
  }
  // While another process reads, the old pages stay; they are overwritten at the next start.
  if (compact(database, 'main')) database.exec(`PRAGMA main.user_version = ${schemaVersion}`);
}

function registrationOf(row: ReadableRow): NewRegistration {
  return {
    form: row.form,
    receivedAt: row.received_at,
    fields: new Map(Object.entries(JSON.parse(row.fields) as Record<string, string>)),
    consent: undefined,
    isHasty: false,
    idempotencyKey: row.idempotency_key ?? undefined,
    isNative: false,
    repeatSince: row.received_at,
  };
}
