/** Raised with every change of the tables; a store of a newer service is refused, not damaged. */
export const schemaVersion = 1;

/**
 * received_at is ISO 8601 in UTC, which sorts as text. fields is a JSON object of strings as sent.
 * The unique index is what makes parallel posts with one key one row.
 */
export const schema = `
  CREATE TABLE IF NOT EXISTS registrations (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    form TEXT NOT NULL,
    received_at TEXT NOT NULL,
    phone_key TEXT NOT NULL,
    fields TEXT NOT NULL,
    idempotency_key TEXT,
    digest TEXT
  ) STRICT;
  CREATE UNIQUE INDEX IF NOT EXISTS one_row_a_key ON registrations (form, idempotency_key)
    WHERE idempotency_key IS NOT NULL;
  CREATE INDEX IF NOT EXISTS same_tap ON registrations (digest, received_at)
    WHERE digest IS NOT NULL;
  CREATE INDEX IF NOT EXISTS by_phone ON registrations (phone_key);
  CREATE INDEX IF NOT EXISTS by_time ON registrations (received_at);
  PRAGMA user_version = ${schemaVersion};
`;
