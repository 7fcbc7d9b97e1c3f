/**
 * The embedded store's tables, as steps. A published step is never changed; a new one is added at the end. Steps add
 * tables and columns and never change older ones, so that an older backup can be restored (copy-database.ts).
 * `PRAGMA user_version` is the number of steps applied to a file.
 */
export const schemaSteps: readonly string[] = [
  `
  CREATE TABLE press (
    id TEXT PRIMARY KEY,
    site_id TEXT NOT NULL,
    title TEXT NOT NULL,
    summary TEXT NOT NULL,
    date_ms INTEGER NOT NULL,
    views INTEGER NOT NULL DEFAULT 0,
    updated_at_ms INTEGER,
    draft_hash TEXT,
    content TEXT NOT NULL
  ) STRICT;
  CREATE INDEX press_newest_first ON press (site_id, date_ms DESC, id DESC);

  CREATE TABLE account (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    uid TEXT NOT NULL,
    email TEXT NOT NULL,
    password_hash TEXT NOT NULL,
    epoch INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE attempts (
    key TEXT PRIMARY KEY,
    count INTEGER NOT NULL,
    blocked_until_ms INTEGER NOT NULL,
    expires_at_ms INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;

  CREATE TABLE sessions (
    key TEXT PRIMARY KEY,
    session TEXT NOT NULL,
    expires_at_ms INTEGER NOT NULL
  ) STRICT;
  `,
  `
  CREATE TABLE known_callers (key TEXT PRIMARY KEY, expires_at_ms INTEGER NOT NULL) STRICT;

  CREATE TABLE second_factor (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    record TEXT NOT NULL
  ) STRICT;
  `,
  `
  ALTER TABLE press ADD COLUMN picture_name TEXT;
  ALTER TABLE press ADD COLUMN picture_alt TEXT;
  ALTER TABLE press ADD COLUMN picture_share_bytes INTEGER;
  CREATE INDEX press_of_picture ON press (picture_name) WHERE picture_name IS NOT NULL;

  CREATE TABLE pictures (name TEXT PRIMARY KEY, kept_until_ms INTEGER) STRICT;
  CREATE INDEX pictures_kept_until ON pictures (kept_until_ms) WHERE kept_until_ms IS NOT NULL;

  CREATE TABLE picture_files (
    picture TEXT NOT NULL,
    file TEXT NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (picture, file)
  ) STRICT;
  CREATE TRIGGER files_go_with_their_picture AFTER DELETE ON pictures BEGIN
    DELETE FROM picture_files WHERE picture = OLD.name;
  END;
  `,
];
