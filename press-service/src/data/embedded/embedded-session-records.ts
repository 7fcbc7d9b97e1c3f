import type { SessionData } from 'express-session';
import type { SessionRecords } from '../press-store';
import type { Database } from './open-database';
import { guard } from './guard';

type SessionRow = readonly [key: string, session: string, expiresAtMs: number];

export function createEmbeddedSessionRecords(database: Database.Database): SessionRecords {
  const list = database
    .prepare('SELECT key, session, expires_at_ms FROM sessions WHERE expires_at_ms > ?')
    .raw();
  const end = database.prepare('DELETE FROM sessions WHERE key = ?');
  return {
    list: (nowMs) =>
      guard(() =>
        (list.all(nowMs) as SessionRow[]).map(([key, session, expiresAtMs]) => ({
          key,
          session: JSON.parse(session) as SessionData,
          expiresAtMs,
        })),
      ),
    end: (keys) => guard(() => keys.reduce((count, key) => count + end.run(key).changes, 0)),
  };
}
