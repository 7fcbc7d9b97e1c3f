/**
 * One data key for each entry, wrapped by the master key: created before its entry, destroyed before its entry is
 * deleted.
 */
import { randomUUID } from 'node:crypto';
import type { SqliteDatabase } from '@site/service-kit/sqlite';
import { latestRepeat, type NewRegistration } from '../registration';
import { decrypt, encrypt } from '@site/service-kit/cipher';
import { newDataKey, type DerivedKeys } from './derived-keys';
import {
  codesOf,
  contentMac,
  isOtherContent,
  phoneMacsOf,
  searchMacsOf,
  type Codes,
} from './lookup-codes';
import { proofMac, receiptMac, type ReceiptProof } from './receipt';

export interface EntryKey {
  readonly entry: string;
  readonly dataKey: Buffer;
}

/** The posted key was used before, for another registration. */
export class IdempotencyConflict extends Error {
  readonly code = 'IDEMPOTENCY_CONFLICT';
}

/**
 * Creates the entry's key; for a repeated registration returns the existing one. A key whose process died before the entry
 * was written is found in the same way, and the entry is written then. Durable once the caller's transaction is.
 * @throws IdempotencyConflict
 */
export function reserveKey(
  database: SqliteDatabase,
  keys: DerivedKeys,
  registration: NewRegistration,
): EntryKey {
  const codes = codesOf(keys, registration);
  const created: EntryKey = { entry: randomUUID(), dataKey: newDataKey() };
  if (!insertKey(database, keys, { created, registration, codes }))
    return findKey(database, keys, { registration, codes });
  insertPhones(database, keys, created.entry, registration);
  return created;
}

/** @returns undefined when the key was destroyed or does not exist */
export function unwrapKey(
  { wrap, formerWrap }: Pick<DerivedKeys, 'wrap' | 'formerWrap'>,
  entry: string,
  wrapped: Uint8Array | null,
): Buffer | undefined {
  if (!wrapped) return undefined;
  return decrypt(wrap, wrapped, entry) ?? (formerWrap && decrypt(formerWrap, wrapped, entry));
}

/** Makes these entries unreadable in this database and in every backup of it. @returns how many keys there were */
export function destroyKeys(database: SqliteDatabase, entries: readonly string[]): number {
  const destroy = database.prepare(`
    UPDATE keys.entry_keys
    SET wrapped_key = NULL, idempotency_mac = NULL, content_mac = NULL, repeat_mac = NULL,
      receipt_mac = NULL
    WHERE entry = ? AND wrapped_key IS NOT NULL`);
  const deletePhones = database.prepare('DELETE FROM keys.phones WHERE entry = ?');
  const destroyAll = database.transaction(() =>
    entries.reduce((count, entry) => {
      deletePhones.run(entry);
      return count + destroy.run(entry).changes;
    }, 0),
  );
  return destroyAll.immediate();
}

/**
 * @returns the entries whose keys are older than an instant, whether the entries are here or in backups only; not those with a higher
 * number than an entry that is not older
 */
export function entriesBefore(database: SqliteDatabase, receivedAt: string): string[] {
  return entriesOf(
    database
      .prepare(
        `SELECT entry FROM keys.entry_keys WHERE received_at < ? AND wrapped_key IS NOT NULL
         AND entry NOT IN (SELECT entry FROM main.entries
           WHERE id > (SELECT min(id) FROM main.entries WHERE received_at >= ?))`,
      )
      .all(receivedAt, receivedAt),
  );
}

/** @returns the entries that contain this number, also those that are in backups only */
export function entriesOfPhone(
  database: SqliteDatabase,
  keys: DerivedKeys,
  phone: string,
): string[] {
  const find = database.prepare('SELECT entry FROM keys.phones WHERE phone_mac = ?');
  return [...new Set(searchMacsOf(keys, phone).flatMap((code) => entriesOf(find.all([code]))))];
}

/** @returns the entry of this code and these digits */
export function entryOfReceipt(
  database: SqliteDatabase,
  keys: DerivedKeys,
  proof: ReceiptProof,
): string | undefined {
  const row = database
    .prepare('SELECT entry FROM keys.entry_keys WHERE receipt_mac = ?')
    .get([proofMac(keys, proof)]) as { entry: string } | undefined;
  return row?.entry;
}

/** Replaces the codes of an entry whose content was corrected: its old content can no longer be looked up. */
export function replaceCodes(
  database: SqliteDatabase,
  keys: DerivedKeys,
  { entry, dataKey }: EntryKey,
  corrected: Pick<NewRegistration, 'form' | 'fields'>,
): void {
  const content = contentMac(keys, corrected);
  const receipt = receiptMac(keys, dataKey, corrected.fields.get('phone') ?? '');
  database.prepare('DELETE FROM keys.phones WHERE entry = ?').run(entry);
  insertPhones(database, keys, entry, corrected);
  database
    .prepare(
      `UPDATE keys.entry_keys SET receipt_mac = ?, repeat_mac = NULL,
         content_mac = CASE WHEN content_mac IS NULL THEN NULL ELSE ? END
       WHERE entry = ?`,
    )
    .run(receipt, content, entry);
}

/** One statement, hence atomic between processes too. @returns false for a repeated registration */
function insertKey(
  database: SqliteDatabase,
  keys: DerivedKeys,
  {
    created: { entry, dataKey },
    registration,
    codes,
  }: { created: EntryKey; registration: NewRegistration; codes: Codes },
): boolean {
  const { receivedAt, repeatSince, fields } = registration;
  const statement = database.prepare(`
    INSERT INTO keys.entry_keys
      (entry, wrapped_key, received_at, idempotency_mac, content_mac, repeat_mac, receipt_mac)
    SELECT ?, ?, ?, ?, ?, ?, ?
    WHERE NOT EXISTS
      (SELECT 1 FROM keys.entry_keys WHERE repeat_mac = ? AND received_at > ? AND received_at <= ?)
    ON CONFLICT DO NOTHING`);
  const { idempotency, content, repeat } = codes;
  const wrapped = encrypt(keys.wrap, dataKey, entry);
  const receipt = receiptMac(keys, dataKey, fields.get('phone') ?? '');
  const row = [entry, wrapped, receivedAt, idempotency, content, repeat, receipt];
  const times = [repeatSince, latestRepeat(registration)];
  return statement.run(...row, repeat, ...times).changes === 1;
}

function insertPhones(
  database: SqliteDatabase,
  keys: DerivedKeys,
  entry: string,
  { fields }: Pick<NewRegistration, 'fields'>,
): void {
  const insert = database.prepare(
    'INSERT INTO keys.phones (phone_mac, entry) VALUES (?, ?) ON CONFLICT DO NOTHING',
  );
  for (const code of phoneMacsOf(keys, fields)) insert.run(code, entry);
}

function findKey(
  database: SqliteDatabase,
  keys: DerivedKeys,
  { registration, codes }: { registration: NewRegistration; codes: Codes },
): EntryKey {
  const row = database
    .prepare(
      `SELECT entry, wrapped_key, content_mac FROM keys.entry_keys
       WHERE idempotency_mac = ? OR (repeat_mac = ? AND received_at > ? AND received_at <= ?) LIMIT 1`,
    )
    .get(codes.idempotency, codes.repeat, registration.repeatSince, latestRepeat(registration)) as
    | { entry: string; wrapped_key: Uint8Array | null; content_mac: Uint8Array | null }
    | undefined;
  if (row?.content_mac && isOtherContent(codes, Buffer.from(row.content_mac)))
    throw new IdempotencyConflict();
  const dataKey = row && unwrapKey(keys, row.entry, row.wrapped_key);
  // Erased between the two statements: the sender may retry.
  if (!row || !dataKey) throw Object.assign(new Error('erased meanwhile'), { code: 'ERASED' });
  return { entry: row.entry, dataKey };
}

export function entriesOf(rows: unknown[]): string[] {
  return (rows as { entry: string }[]).map(({ entry }) => entry);
}
