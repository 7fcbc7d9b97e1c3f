import MongoStore from 'connect-mongo';
import { Store, type SessionData } from 'express-session';
import type { Collection, MongoClient } from 'mongodb';
import type { SessionRecords } from '../press-store';
import { sessionKey } from '../session-key';
import { asStoreError, guard } from '@site/service-kit/mongodb';

const purgeMinutes = 10;
export const sessionCollection = 'press_sessions';

type Done = (error?: unknown) => void;

/** connect-mongo, with its errors turned into StoreError like those of the other collections. */
export class MongodbSessions extends Store {
  readonly #inner: MongoStore;

  constructor(client: MongoClient, databaseName: string) {
    super();
    this.#inner = MongoStore.create({
      client,
      dbName: databaseName,
      collectionName: sessionCollection,
      autoRemove: 'interval',
      autoRemoveInterval: purgeMinutes,
      transformId: sessionKey,
    });
  }

  override get(id: string, done: (error: unknown, session?: SessionData | null) => void): void {
    this.#inner.get(id, (error: unknown, session) => {
      done(asStoreError(error), session);
    });
  }

  override set(id: string, session: SessionData, done?: Done): void {
    this.#inner.set(id, session, (error: unknown) => done?.(asStoreError(error)));
  }

  override touch(id: string, session: SessionData, done?: Done): void {
    this.#inner.touch(id, session, (error: unknown) => done?.(asStoreError(error)));
  }

  override destroy(id: string, done?: Done): void {
    this.#inner.destroy(id, (error: unknown) => done?.(asStoreError(error)));
  }

  close(): Promise<void> {
    return this.#inner.close();
  }
}

/** As connect-mongo writes it. */
interface SessionDocument {
  _id: string;
  session: string;
  expires: Date;
}

export function createMongodbSessionRecords(sessions: Collection<SessionDocument>): SessionRecords {
  return {
    list: (nowMs) =>
      guard(async () => {
        const found = await sessions.find({ expires: { $gt: new Date(nowMs) } }).toArray();
        return found.map(({ _id, session, expires }) => ({
          key: _id,
          session: JSON.parse(session) as SessionData,
          expiresAtMs: expires.getTime(),
        }));
      }),
    end: (keys) =>
      guard(async () => (await sessions.deleteMany({ _id: { $in: [...keys] } })).deletedCount),
  };
}
