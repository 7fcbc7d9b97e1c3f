import type { SqliteDatabase } from '@site/service-kit/sqlite';
import type { RetentionClock } from './registration-store';

export function readRetentionClock(database: SqliteDatabase): RetentionClock | undefined {
  const row = database.prepare('SELECT latest_ms, shown_ms FROM main.retention_clock').get() as
    | { latest_ms: number; shown_ms: number }
    | undefined;
  return row && { latestMs: row.latest_ms, shownMs: row.shown_ms };
}

export function writeRetentionClock(
  database: SqliteDatabase,
  { latestMs, shownMs }: RetentionClock,
): void {
  database
    .prepare('INSERT OR REPLACE INTO main.retention_clock VALUES (1, ?, ?)')
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
