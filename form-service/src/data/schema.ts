/** Raised with every change of the tables; a store or copy of another version is refused and left as it is. */
export const schemaVersion = 3;

/** The database that is backed up. received_at is ISO 8601 in UTC, which sorts as text. */
export const entriesSchema = `
  CREATE TABLE IF NOT EXISTS main.entries (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    entry TEXT NOT NULL UNIQUE,
    form TEXT NOT NULL,
    received_at TEXT NOT NULL,
    sealed BLOB NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS main.by_time ON entries (received_at);
  CREATE TABLE IF NOT EXISTS main.retention_clock (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    latest_ms INTEGER NOT NULL,
    shown_ms INTEGER NOT NULL
  ) STRICT;
`;

/**
 * The database that is in no backup, attached as `keys`. A destroyed key leaves its row without key and codes, so that a
 * restore omits the entry of an older backup. The unique index makes parallel posts with one idempotency key one
 * entry. Every code is an HMAC: of the posted key, of the content, of a phone number, of a receipt.
 */
export const keysSchema = `
  CREATE TABLE IF NOT EXISTS keys.entry_keys (
    entry TEXT PRIMARY KEY,
    wrapped_key BLOB,
    received_at TEXT NOT NULL,
    idempotency_mac BLOB,
    content_mac BLOB,
    repeat_mac BLOB,
    receipt_mac BLOB
  ) STRICT;
  CREATE UNIQUE INDEX IF NOT EXISTS keys.one_entry_a_key ON entry_keys (idempotency_mac)
    WHERE idempotency_mac IS NOT NULL;
  CREATE INDEX IF NOT EXISTS keys.same_submit ON entry_keys (repeat_mac, received_at)
    WHERE repeat_mac IS NOT NULL;
  CREATE INDEX IF NOT EXISTS keys.by_receipt ON entry_keys (receipt_mac)
    WHERE receipt_mac IS NOT NULL;
  CREATE TABLE IF NOT EXISTS keys.phones (
    phone_mac BLOB NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (phone_mac, entry)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS keys.master (check_code BLOB NOT NULL) STRICT;
`;
