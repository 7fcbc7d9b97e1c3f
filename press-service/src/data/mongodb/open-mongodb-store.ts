import type { Collection } from 'mongodb';
import type { PressStore } from '../press-store';
import { connect, guard, guardInsert } from '@site/service-kit/mongodb';
import { createMongodbAccount, createMongodbSecondFactor } from './mongodb-account';
import { createMongodbArticles, type PressDocument } from './mongodb-articles';
import {
  createMongodbAttempts,
  createMongodbKnownCallers,
  type AttemptDocument,
  type KnownCallerDocument,
} from './mongodb-callers';
import {
  createMongodbSessionRecords,
  MongodbSessions,
  sessionCollection,
} from './mongodb-sessions';
import { createMongodbPictures, type PictureDocument } from './mongodb-pictures';

/**
 * The store for several hosts. It uses only what every MongoDB-compatible server supports: one
 * document per write, plain queries, no TTL index, transaction or change stream.
 *
 * @param uri without a database name `yunseul` is used
 * @param waitMs how long a start waits for the server
 * @throws StoreError when no server answers or an index cannot be created; the connection is closed then
 */
export async function openMongodbStore(uri: string, waitMs = 30_000): Promise<PressStore> {
  const { client, database } = await connect(
    { uri, variable: 'MONGODB_URI', appName: 'press-service' },
    waitMs,
  );
  const press = database.collection<PressDocument>('press');
  const attempts = database.collection<AttemptDocument>('press_attempts');
  const knownCallers = database.collection<KnownCallerDocument>('press_known_callers');
  const secrets = database.collection<{ _id: string; value: string }>('press_secrets');
  const pictureDocuments = database.collection<PictureDocument>('press_pictures');
  await guard(() => createIndexes(press, pictureDocuments)).catch(async (error: unknown) => {
    await client.close();
    throw error;
  });
  const pictures = createMongodbPictures(pictureDocuments, press);

  const sessions = new MongodbSessions(client, database.databaseName);

  return {
    articles: createMongodbArticles(press),
    pictures,
    account: createMongodbAccount(database.collection('press_account')),
    attempts: createMongodbAttempts(attempts),
    knownCallers: createMongodbKnownCallers(knownCallers),
    sessions,
    sessionRecords: createMongodbSessionRecords(database.collection(sessionCollection)),
    secondFactor: createMongodbSecondFactor(database.collection('press_second_factor')),
    secrets: {
      putIfAbsent: async (name, value) => {
        if (await guardInsert(() => secrets.insertOne({ _id: name, value }))) return value;
        const stored = await guard(() => secrets.findOne({ _id: { $eq: name } }));
        return stored?.value ?? value;
      },
      put: (name, value) =>
        guard(async () => {
          await secrets.updateOne({ _id: { $eq: name } }, { $set: { value } }, { upsert: true });
        }),
      read: (name) => guard(async () => (await secrets.findOne({ _id: { $eq: name } }))?.value),
    },
    ping: () =>
      guard(async () => {
        await database.command({ ping: 1 });
      }),
    purgeExpired: (nowMs) =>
      guard(async () => {
        const isExpired = { expiresAtMs: { $lte: nowMs } };
        await attempts.deleteMany(isExpired);
        await knownCallers.deleteMany(isExpired);
        await pictures.purge(nowMs);
      }),
    close: async () => {
      await sessions.close();
      await client.close();
    },
  };
}

async function createIndexes(
  press: Collection<PressDocument>,
  pictures: Collection<PictureDocument>,
): Promise<void> {
  await press.createIndex({ siteId: 1, date: -1, _id: -1 }, {}, {});
  // A cluster refuses to shard a collection that has articles without an index that begins with the shard key.
  await press.createIndex({ siteId: 1, _id: 1 }, {}, {});
  await press.createIndex({ 'picture.name': 1 }, {}, {});
  await pictures.createIndex({ keptUntilMs: 1 }, {}, {});
}
