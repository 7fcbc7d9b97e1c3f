/** Callers of the sign-in: their counted attempts, and those that signed in before. */
import type { SqliteDatabase } from '@site/service-kit/sqlite';
import type { AttemptRecord, AttemptStore, KnownCallerStore } from '../press-store';
import { guard } from './guard';

export function createEmbeddedAttempts(database: SqliteDatabase): AttemptStore {
  const read = database.prepare(
    `SELECT count, blocked_until_ms AS blockedUntilMs, expires_at_ms AS expiresAtMs
     FROM attempts WHERE key = ?`,
  );
  const create = database.prepare(
    'INSERT INTO attempts VALUES (?, ?, ?, ?) ON CONFLICT (key) DO NOTHING',
  );
  const replace = database.prepare(
    `UPDATE attempts SET count = ?, blocked_until_ms = ?, expires_at_ms = ?
     WHERE key = ? AND count = ? AND blocked_until_ms = ? AND expires_at_ms = ?`,
  );
  const forget = database.prepare('DELETE FROM attempts WHERE key = ?');
  const forgetAll = database.prepare('DELETE FROM attempts');

  return {
    read: (key) => guard(() => (read.all(key) as AttemptRecord[])[0]),
    swap: (key, seen, next) =>
      guard(() => {
        const values = [next.count, next.blockedUntilMs, next.expiresAtMs];
        const written = seen
          ? replace.run(...values, key, seen.count, seen.blockedUntilMs, seen.expiresAtMs)
          : create.run(key, ...values);
        return written.changes === 1;
      }),
    forget: (keys) => guard(() => keys.forEach((key) => forget.run(key))),
    forgetAll: () => guard(() => void forgetAll.run()),
  };
}

export function createEmbeddedKnownCallers(database: SqliteDatabase): KnownCallerStore {
  const find = database.prepare('SELECT 1 FROM known_callers WHERE key = ? AND expires_at_ms > ?');
  const upsert = database.prepare(
    `INSERT INTO known_callers (key, expires_at_ms) VALUES (?, ?)
     ON CONFLICT (key) DO UPDATE SET expires_at_ms = excluded.expires_at_ms`,
  );
  const trim = database.prepare(
    `DELETE FROM known_callers WHERE key NOT IN
     (SELECT key FROM known_callers ORDER BY expires_at_ms DESC, key LIMIT ?)`,
  );
  return {
    has: (key, nowMs) => guard(() => find.all(key, nowMs).length > 0),
    remember: (key, expiresAtMs, limit) =>
      guard(() => {
        upsert.run(key, expiresAtMs);
        trim.run(limit);
      }),
  };
}
