import type { AttemptRecord, AttemptStore } from '../press-store';
import type { Database } from './open-database';
import { guard } from './guard';

type AttemptRow = readonly [count: number, blockedUntilMs: number, expiresAtMs: number];

export function createEmbeddedAttempts(database: Database.Database): AttemptStore {
  const read = database
    .prepare('SELECT count, blocked_until_ms, expires_at_ms FROM attempts WHERE key = ?')
    .raw();
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
    read: (key) => guard(() => toAttempt(read.all(key) as AttemptRow[])),
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

function toAttempt([row]: AttemptRow[]): AttemptRecord | undefined {
  if (!row) return undefined;
  const [count, blockedUntilMs, expiresAtMs] = row;
  return { count, blockedUntilMs, expiresAtMs };
}
