import MongoStore from 'connect-mongo';
import { Store, type SessionData } from 'express-session';
import type { MongoClient } from 'mongodb';
import { sessionKey } from '../session-key';
import { asStoreFault } from './guard';

const purgeMinutes = 10;
export const sessionCollection = 'press_sessions';

type Done = (error?: unknown) => void;

/** connect-mongo, with its errors told as every other fault of the store. */
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
      done(asStoreFault(error), session);
    });
  }

  override set(id: string, session: SessionData, done?: Done): void {
    this.#inner.set(id, session, (error: unknown) => done?.(asStoreFault(error)));
  }

  override touch(id: string, session: SessionData, done?: Done): void {
    this.#inner.touch(id, session, (error: unknown) => done?.(asStoreFault(error)));
  }

  override destroy(id: string, done?: Done): void {
    this.#inner.destroy(id, (error: unknown) => done?.(asStoreFault(error)));
  }

  close(): Promise<void> {
    return this.#inner.close();
  }
}
