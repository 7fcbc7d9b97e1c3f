import type { PressStore } from '../press-store';
import { createEmbeddedAccount, createEmbeddedSecondFactor } from './embedded-account';
import { createEmbeddedArticles } from './embedded-articles';
import { createEmbeddedAttempts, createEmbeddedKnownCallers } from './embedded-callers';
import { createEmbeddedSessionRecords, EmbeddedSessions } from './embedded-sessions';
import { createEmbeddedPictures } from './embedded-pictures';
import { guard } from './guard';
import { closeDatabase, databaseFile, openDatabase, openToRead } from './open-database';

/**
 * The store for one host: a SQLite file that several processes may share, never over a network disk.
 *
 * @param dataDir its file is `press.sqlite` in this folder
 * @throws StoreError that names the file, when it is damaged or cannot be written
 */
export function openEmbeddedStore(dataDir: string, isReader = false): PressStore {
  const database = (isReader ? openToRead : openDatabase)(databaseFile(dataDir));
  // guard.ts waits for other processes: SQLite would block this one.
  database.pragma('busy_timeout = 0');
  const ping = database.prepare('SELECT count(*) FROM account');
  const insertSecret = database.prepare(
    'INSERT INTO secrets (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING',
  );
  const putSecret = database.prepare(
    'INSERT INTO secrets (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
  );
  const readSecret = database.prepare('SELECT value FROM secrets WHERE name = ?');
  const purges = ['attempts', 'sessions', 'known_callers'].map((table) =>
    database.prepare(`DELETE FROM ${table} WHERE expires_at_ms <= ?`),
  );
  const pictures = createEmbeddedPictures(database);
  return {
    articles: createEmbeddedArticles(database),
    pictures,
    account: createEmbeddedAccount(database),
    attempts: createEmbeddedAttempts(database),
    knownCallers: createEmbeddedKnownCallers(database),
    sessions: new EmbeddedSessions(database),
    sessionRecords: createEmbeddedSessionRecords(database),
    secondFactor: createEmbeddedSecondFactor(database),
    secrets: {
      putIfAbsent: (name, value) =>
        guard(() => {
          insertSecret.run(name, value);
          return (readSecret.get(name) as { value: string }).value;
        }),
      put: (name, value) => guard(() => void putSecret.run(name, value)),
      read: (name) => guard(() => (readSecret.get(name) as { value: string } | undefined)?.value),
    },
    ping: () => guard(() => void ping.get()),
    purgeExpired: (nowMs) =>
      guard(() => {
        for (const purge of purges) purge.run(nowMs);
        pictures.purge(nowMs);
      }),
    close: () => guard(() => closeDatabase(database)),
  };
}
