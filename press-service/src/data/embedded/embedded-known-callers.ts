import type { KnownCallerStore } from '../press-store';
import type { Database } from './open-database';
import { guard } from './guard';

export function createEmbeddedKnownCallers(database: Database.Database): KnownCallerStore {
  const find = database.prepare('SELECT 1 FROM known_callers WHERE key = ? AND expires_at_ms > ?');
  const keep = database.prepare(
    `INSERT INTO known_callers (key, expires_at_ms) VALUES (?, ?)
     ON CONFLICT (key) DO UPDATE SET expires_at_ms = excluded.expires_at_ms`,
  );
  const trim = database.prepare(
    `DELETE FROM known_callers WHERE key NOT IN
     (SELECT key FROM known_callers ORDER BY expires_at_ms DESC, key LIMIT ?)`,
  );
  return {
    has: (key, nowMs) => guard(() => find.all(key, nowMs).length > 0),
    remember: (key, expiresAtMs, most) =>
      guard(() => {
        keep.run(key, expiresAtMs);
        trim.run(most);
      }),
  };
}
