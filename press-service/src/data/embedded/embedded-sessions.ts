import type { SqliteDatabase } from '@site/service-kit/sqlite';
import { Store, type SessionData } from 'express-session';
import type { SessionRecord, SessionRecords } from '../press-store';
import { sessionKey } from '../session-key';
import { guard } from './guard';

/** Lifetime of a session without an expiry. */
const defaultLifetimeMs = 24 * 60 * 60 * 1_000;

/** express-session's store on the embedded file. */
export class EmbeddedSessions extends Store {
  readonly #read;
  readonly #write;
  readonly #touch;
  readonly #remove;

  constructor(database: SqliteDatabase) {
    super();
    this.#read = database
      .prepare('SELECT session FROM sessions WHERE key = ? AND expires_at_ms > ?')
      .raw();
    this.#write = database.prepare(
      `INSERT INTO sessions (key, session, expires_at_ms) VALUES (?, ?, ?)
       ON CONFLICT (key) DO UPDATE SET session = excluded.session, expires_at_ms = excluded.expires_at_ms`,
    );
    this.#touch = database.prepare('UPDATE sessions SET expires_at_ms = ? WHERE key = ?');
    this.#remove = database.prepare('DELETE FROM sessions WHERE key = ?');
  }

  override get(id: string, done: (error: unknown, session?: SessionData | null) => void): void {
    guard(() => {
      const [row] = this.#read.all(sessionKey(id), Date.now()) as [string][];
      return row ? (JSON.parse(row[0]) as SessionData) : null;
    }).then((session) => done(null, session), done);
  }

  override set(id: string, session: SessionData, done: (error?: unknown) => void = ignore): void {
    const text = JSON.stringify(session);
    guard(() => this.#write.run(sessionKey(id), text, expiryOf(session))).then(() => done(), done);
  }

  /** Extends an existing session; one that was ended in the meantime stays ended. */
  override touch(id: string, session: SessionData, done: (error?: unknown) => void = ignore): void {
    guard(() => this.#touch.run(expiryOf(session), sessionKey(id))).then(() => done(), done);
  }

  override destroy(id: string, done: (error?: unknown) => void = ignore): void {
    guard(() => this.#remove.run(sessionKey(id))).then(() => done(), done);
  }
}

function ignore(): void {}

function expiryOf(session: SessionData): number {
  return Date.now() + (session.cookie.originalMaxAge ?? defaultLifetimeMs);
}

type SessionRow = Omit<SessionRecord, 'session'> & { readonly session: string };

export function createEmbeddedSessionRecords(database: SqliteDatabase): SessionRecords {
  const list = database.prepare(
    'SELECT key, session, expires_at_ms AS expiresAtMs FROM sessions WHERE expires_at_ms > ?',
  );
  const end = database.prepare('DELETE FROM sessions WHERE key = ?');
  const endAll = database.transaction((keys: readonly string[]) =>
    keys.reduce((count, key) => count + end.run(key).changes, 0),
  );
  return {
    list: (nowMs) =>
      guard(() =>
        (list.all(nowMs) as SessionRow[]).map((row) => ({
          ...row,
          session: JSON.parse(row.session) as SessionData,
        })),
      ),
    end: (keys) => guard(() => endAll(keys)),
  };
}
