import type { SqliteDatabase } from '@site/service-kit/sqlite';
import type { RetentionClock } from './registration-store';

/** Made with its first row: a store of an older service has none. */
const schema = `CREATE TABLE IF NOT EXISTS main.retention_clock (
  one INTEGER PRIMARY KEY CHECK (one = 1), latest_ms INTEGER NOT NULL, shown_ms INTEGER NOT NULL) STRICT`;

export function readRetentionClock(database: SqliteDatabase): RetentionClock | undefined {
  const table = "SELECT 1 FROM main.sqlite_master WHERE name = 'retention_clock'";
  if (database.prepare(table).get() === undefined) return undefined;
  const row = database.prepare('SELECT latest_ms, shown_ms FROM main.retention_clock').get() as {
    latest_ms: number;
    shown_ms: number;
  };
  return { latestMs: row.latest_ms, shownMs: row.shown_ms };
}

export function writeRetentionClock(
  database: SqliteDatabase,
  { latestMs, shownMs }: RetentionClock,
): void {
  database.exec(schema);
  database
    .prepare(
      'INSERT OR REPLACE INTO main.retention_clock (one, latest_ms, shown_ms) VALUES (1, ?, ?)',
    )
    .run(latestMs, shownMs);
}

/** @returns how many entries had a later time than `after` */
export function moveBack(database: SqliteDatabase, after: string, receivedAt: string): number {
  const move = database.transaction(() => {
    const set = (table: string) =>
      database
        .prepare(`UPDATE ${table} SET received_at = ? WHERE received_at > ?`)
        .run(receivedAt, after).changes;
    set('keys.entry_keys');
    return set('main.entries');
  });
  return move.immediate();
}
