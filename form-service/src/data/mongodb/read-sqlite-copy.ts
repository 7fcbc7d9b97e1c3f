/**
 * Reads a backup of the SQLite store as documents of the MongoDB store. Ids and ciphertext stay as they are, so that
 * nothing is decrypted for the move and an older backup still fits its keys.
 */
import { fileError, openFile, versionOf, type SqliteDatabase } from '@site/service-kit/sqlite';
import { Binary } from 'mongodb';
import { requireVersion } from '../connect';
import type { StoredForm } from '../registration';
import { requireFile } from '../store-location';
import { hex } from './mongodb-keys';
import type { EntryDocument, KeyDocument } from './documents';

interface EntryRow {
  readonly id: number;
  readonly entry: string;
  readonly form: StoredForm;
  readonly received_at: string;
  readonly sealed: Uint8Array;
}

interface KeyRow {
  readonly entry: string;
  readonly received_at: string;
  readonly wrapped_key: Uint8Array | null;
  readonly idempotency_mac: Uint8Array | null;
  readonly content_mac: Uint8Array | null;
  readonly receipt_mac: Uint8Array | null;
}

/** @param copy a `forms.sqlite` of a backup @throws StoreError for a copy of another version, or a damaged one */
export function entriesOfSqliteCopy(copy: string): EntryDocument[] {
  return reading(copy, (database) => {
    requireVersion(copy, versionOf(database));
    const rows = database.prepare('SELECT * FROM entries').all() as EntryRow[];
    return rows.map(({ id, entry, form, received_at: receivedAt, sealed }) => ({
      _id: entry,
      number: id,
      form,
      receivedAt,
      sealed: new Binary(Buffer.from(sealed)),
    }));
  });
}

/** @param copy an `entry-keys.sqlite`, the copy that `--keys` makes @throws StoreError */
export function keysOfSqliteCopy(copy: string) {
  return reading(copy, (database) => {
    const phones = new Map<string, string[]>();
    const pairs = database.prepare('SELECT entry, phone_mac FROM phones').all() as {
      entry: string;
      phone_mac: Uint8Array;
    }[];
    for (const { entry, phone_mac: code } of pairs)
      phones.set(entry, [...(phones.get(entry) ?? []), codeOf(code)]);
    const rows = database.prepare('SELECT * FROM entry_keys').all() as KeyRow[];
    const checks = database.prepare('SELECT check_code FROM master').all() as {
      check_code: Uint8Array;
    }[];
    return {
      keys: rows.map((row) => documentOf(row, phones.get(row.entry) ?? [])),
      moved: rows.flatMap(({ entry, idempotency_mac: code }) =>
        code ? [{ _id: codeOf(code), entry }] : [],
      ),
      checks: checks.map(({ check_code: code }) => ({ _id: 'check', code: codeOf(code) })),
    };
  });
}

/** A destroyed key keeps its document without key and codes, as in a store created on MongoDB. */
function documentOf(row: KeyRow, phoneMacs: string[]): KeyDocument {
  const { entry, received_at: receivedAt, wrapped_key: wrappedKey } = row;
  if (!wrappedKey) return { _id: entry, receivedAt };
  return {
    _id: entry,
    receivedAt,
    wrappedKey: new Binary(Buffer.from(wrappedKey)),
    phoneMacs,
    ...(row.content_mac && { contentMac: codeOf(row.content_mac) }),
    ...(row.receipt_mac && { receiptMac: codeOf(row.receipt_mac) }),
  };
}

const codeOf = (code: Uint8Array) => hex(Buffer.from(code));

function reading<T>(copy: string, read: (database: SqliteDatabase) => T): T {
  requireFile(copy);
  const database = openFile(copy, { isReadOnly: true });
  try {
    return read(database);
  } catch (error) {
    throw fileError(copy, error);
  } finally {
    database.close();
  }
}
