import type { FormKind } from '@site/contract';
import type Database from 'libsql';
import { phoneKey } from './phone-key';

export interface NewRegistration {
  readonly form: FormKind;
  /** ISO 8601, UTC. */
  readonly receivedAt: string;
  readonly phone: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly idempotencyKey: string | undefined;
  readonly digest: string | undefined;
  /** An equal digest received after this instant is the same tap. */
  readonly sameTapSince: string;
}

export interface StoredRegistration {
  readonly id: number;
  readonly form: FormKind;
  readonly receivedAt: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** One statement, so that it is atomic between processes too. @returns false for a duplicate */
export function insertOnce(database: Database.Database, registration: NewRegistration): boolean {
  const { form, receivedAt, phone, fields, digest, sameTapSince } = registration;
  const statement = database.prepare(`
    INSERT INTO registrations (form, received_at, phone_key, fields, idempotency_key, digest)
    SELECT ?, ?, ?, ?, ?, ?
    WHERE NOT EXISTS (SELECT 1 FROM registrations WHERE digest = ? AND received_at > ?)
    ON CONFLICT DO NOTHING`);
  const row = [form, receivedAt, phoneKey(phone), JSON.stringify(fields)];
  const key = registration.idempotencyKey ?? null;
  const tap = digest ?? null;
  return statement.run(...row, key, tap, tap, sameTapSince).changes === 1;
}

export function countRows(database: Database.Database): number {
  const row = database.prepare('SELECT count(*) AS count FROM registrations').get();
  return (row as { count: number }).count;
}

/** @param limit -1 for all */
export function selectNewest(database: Database.Database, limit: number): StoredRegistration[] {
  const rows = database
    .prepare('SELECT id, form, received_at, fields FROM registrations ORDER BY id DESC LIMIT ?')
    .all(limit) as { id: number; form: FormKind; received_at: string; fields: string }[];
  return rows.map(({ id, form, received_at: receivedAt, fields }) => ({
    id,
    form,
    receivedAt,
    fields: JSON.parse(fields) as Record<string, string>,
  }));
}

/** @returns how many were deleted */
export function deletePhone(database: Database.Database, phone: string): number {
  const statement = database.prepare('DELETE FROM registrations WHERE phone_key = ?');
  return statement.run(phoneKey(phone)).changes;
}

/** @returns how many were deleted */
export function deleteBefore(database: Database.Database, receivedAt: string): number {
  return database.prepare('DELETE FROM registrations WHERE received_at < ?').run(receivedAt)
    .changes;
}
