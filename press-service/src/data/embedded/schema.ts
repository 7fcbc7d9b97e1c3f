/** Raised with every change of the tables (`PRAGMA user_version`); a store or copy of another version is refused and left as it is. */
export const schemaVersion = 3;

export const schema = `
  CREATE TABLE press (
    id TEXT PRIMARY KEY,
    site_id TEXT NOT NULL,
    title TEXT NOT NULL,
    summary TEXT NOT NULL,
    date_ms INTEGER NOT NULL,
    views INTEGER NOT NULL DEFAULT 0,
    updated_at_ms INTEGER,
    draft_hash TEXT,
    content TEXT NOT NULL,
    picture_name TEXT,
    picture_alt TEXT,
    picture_share_bytes INTEGER
  ) STRICT;
  CREATE INDEX press_newest_first ON press (site_id, date_ms DESC, id DESC);
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

  CREATE TABLE account (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    uid TEXT NOT NULL,
    email TEXT NOT NULL,
    password_hash TEXT NOT NULL,
    epoch INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE second_factor (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    record TEXT NOT NULL
  ) STRICT;

  CREATE TABLE attempts (
    key TEXT PRIMARY KEY,
    count INTEGER NOT NULL,
    blocked_until_ms INTEGER NOT NULL,
    expires_at_ms INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE known_callers (key TEXT PRIMARY KEY, expires_at_ms INTEGER NOT NULL) STRICT;

  CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;

  CREATE TABLE sessions (
    key TEXT PRIMARY KEY,
    session TEXT NOT NULL,
    expires_at_ms INTEGER NOT NULL
  ) STRICT;
`;
