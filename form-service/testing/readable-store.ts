/** A database of form-service 1.0: every row in plain text. */
import { openFile } from '@site/service-kit/sqlite';

export function writeReadableStore(
  file: string,
  people: readonly Readonly<Record<string, string>>[],
): void {
  const database = openFile(file);
  database.pragma('journal_mode = WAL');
  database.exec(`
    CREATE TABLE registrations (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      form TEXT NOT NULL,
      received_at TEXT NOT NULL,
      phone_key TEXT NOT NULL,
      fields TEXT NOT NULL,
      idempotency_key TEXT,
      digest TEXT
    ) STRICT;
    CREATE UNIQUE INDEX one_row_a_key ON registrations (form, idempotency_key)
      WHERE idempotency_key IS NOT NULL;
    CREATE INDEX same_tap ON registrations (digest, received_at) WHERE digest IS NOT NULL;
    CREATE INDEX by_phone ON registrations (phone_key);
    CREATE INDEX by_time ON registrations (received_at);
    PRAGMA user_version = 1;
  `);
  const insert = database.prepare(`
    INSERT INTO registrations (form, received_at, phone_key, fields, idempotency_key, digest)
    VALUES ('popup', ?, ?, ?, ?, NULL)`);
  const receivedAt = new Date().toISOString();
  for (const [index, fields] of people.entries())
    insert.run(receivedAt, fields['phone'] ?? '', JSON.stringify(fields), `key-${index}`);
  database.close();
}
