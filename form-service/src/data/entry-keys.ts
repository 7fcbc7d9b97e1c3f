/** One data key for each entry, wrapped by the master key: made before its entry, destroyed before its entry goes. */
import { randomUUID } from 'node:crypto';
import type Database from 'libsql';
import { mac, newDataKey, seal, unseal, type DerivedKeys } from './cipher';
import { phoneKey } from './phone-key';
import { phoneNumbersIn } from './phone-numbers';
import type { NewRegistration } from './registration';

export interface EntryKey {
  readonly entry: string;
  readonly dataKey: Buffer;
}

/** The posted key was used before, for another registration. */
export class IdempotencyConflict extends Error {
  readonly code = 'IDEMPOTENCY_CONFLICT';
}

/**
 * Makes the entry's key; for a repeated registration finds the one it has. A key whose process died before the entry was
 * written is found in the same way, and the entry is written then. On the disk once the caller's transaction is.
 * @throws IdempotencyConflict
 */
export function reserveKey(
  database: Database.Database,
  keys: DerivedKeys,
  registration: NewRegistration,
): EntryKey {
  const codes = codesOf(keys, registration);
  const made: EntryKey = { entry: randomUUID(), dataKey: newDataKey() };
  if (!insertKey(database, keys, { made, registration, codes }))
    return findKey(database, keys, { registration, codes });
  insertPhones(database, keys, made.entry, registration);
  return made;
}

/** @returns undefined when the key was destroyed, or is not there at all */
export function unwrapKey(
  keys: DerivedKeys,
  entry: string,
  wrapped: Uint8Array | null,
): Buffer | undefined {
  return wrapped ? unseal(keys.wrap, wrapped, entry) : undefined;
}

/** Makes these entries unreadable in this database and in every backup of it. @returns how many keys there were */
export function destroyKeys(database: Database.Database, entries: readonly string[]): number {
  const destroy = database.prepare(`
    UPDATE keys.entry_keys
    SET wrapped_key = NULL, idempotency_mac = NULL, content_mac = NULL, repeat_mac = NULL
    WHERE entry = ? AND wrapped_key IS NOT NULL`);
  const forget = database.prepare('DELETE FROM keys.phones WHERE entry = ?');
  const destroyAll = database.transaction(() =>
    entries.reduce((count, entry) => {
      forget.run(entry);
      return count + destroy.run(entry).changes;
    }, 0),
  );
  return destroyAll.immediate();
}

/** @returns the entries of keys that were made before an instant, whether their entries are here or in backups only */
export function entriesBefore(database: Database.Database, receivedAt: string): string[] {
  return entriesOf(
    database
      .prepare(
        'SELECT entry FROM keys.entry_keys WHERE received_at < ? AND wrapped_key IS NOT NULL',
      )
      .all(receivedAt),
  );
}

/** @returns the entries that name this number, also those that are in backups only */
export function entriesOfPhone(
  database: Database.Database,
  keys: DerivedKeys,
  phone: string,
): string[] {
  const find = database.prepare('SELECT entry FROM keys.phones WHERE phone_mac = ?');
  const numbers = new Set([phoneKey(phone), ...phoneNumbersIn(phone)]);
  const codes = [...numbers].map((number) => phoneMac(keys, number));
  return [...new Set(codes.flatMap((code) => entriesOf(find.all([code]))))];
}

type Codes = ReturnType<typeof codesOf>;

function codesOf(keys: DerivedKeys, { form, fields, idempotencyKey, isNative }: NewRegistration) {
  const contentMac = mac(keys.lookup, 'content', form, JSON.stringify([...fields]));
  return {
    idempotency: idempotencyKey ? mac(keys.lookup, 'key', form, idempotencyKey) : null,
    content: idempotencyKey ? contentMac : null,
    repeat: isNative && !idempotencyKey ? contentMac : null,
  };
}

/** One statement, so that it is atomic between processes too. @returns false for a repeated registration */
function insertKey(
  database: Database.Database,
  keys: DerivedKeys,
  {
    made: { entry, dataKey },
    registration: { receivedAt, repeatSince },
    codes,
  }: { made: EntryKey; registration: NewRegistration; codes: Codes },
): boolean {
  const statement = database.prepare(`
    INSERT INTO keys.entry_keys
      (entry, wrapped_key, received_at, idempotency_mac, content_mac, repeat_mac)
    SELECT ?, ?, ?, ?, ?, ?
    WHERE NOT EXISTS (SELECT 1 FROM keys.entry_keys WHERE repeat_mac = ? AND received_at > ?)
    ON CONFLICT DO NOTHING`);
  const { idempotency, content, repeat } = codes;
  const wrapped = seal(keys.wrap, dataKey, entry);
  const row = [entry, wrapped, receivedAt, idempotency, content, repeat];
  return statement.run(...row, repeat, repeatSince).changes === 1;
}

function insertPhones(
  database: Database.Database,
  keys: DerivedKeys,
  entry: string,
  { fields }: NewRegistration,
): void {
  const insert = database.prepare(
    'INSERT INTO keys.phones (phone_mac, entry) VALUES (?, ?) ON CONFLICT DO NOTHING',
  );
  const numbers = [...fields.values()].flatMap(phoneNumbersIn);
  for (const number of new Set([phoneKey(fields.get('phone') ?? ''), ...numbers]))
    insert.run(phoneMac(keys, number), entry);
}

function findKey(
  database: Database.Database,
  keys: DerivedKeys,
  { registration, codes }: { registration: NewRegistration; codes: Codes },
): EntryKey {
  const row = database
    .prepare(
      `SELECT entry, wrapped_key, content_mac FROM keys.entry_keys
       WHERE idempotency_mac = ? OR (repeat_mac = ? AND received_at > ?) LIMIT 1`,
    )
    .get(codes.idempotency, codes.repeat, registration.repeatSince) as
    { entry: string; wrapped_key: Uint8Array | null; content_mac: Uint8Array | null } | undefined;
  if (row?.content_mac && codes.content && !codes.content.equals(Buffer.from(row.content_mac)))
    throw new IdempotencyConflict();
  const dataKey = row && unwrapKey(keys, row.entry, row.wrapped_key);
  // Erased between the two statements: the sender may try again.
  if (!row || !dataKey) throw Object.assign(new Error('erased meanwhile'), { code: 'ERASED' });
  return { entry: row.entry, dataKey };
}

function phoneMac(keys: DerivedKeys, number: string): Buffer {
  return mac(keys.lookup, 'phone', number);
}

function entriesOf(rows: unknown[]): string[] {
  return (rows as { entry: string }[]).map(({ entry }) => entry);
}
