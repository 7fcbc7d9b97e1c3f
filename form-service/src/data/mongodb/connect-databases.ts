import { connect, guard } from '@site/service-kit/mongodb';
import { collectionsOf, type Collections } from './documents';
import type { MongodbLocation } from './mongodb-location';

const appName = 'form-service';
/** How long a command waits for the server. */
const commandWaitMs = 10_000;

export interface Connection {
  readonly collections: Collections;
  /** Rejects unless both servers answer. */
  readonly ping: () => Promise<unknown>;
  readonly close: () => Promise<void>;
}

/** Connects to the database of the entries and to that of their keys: on the same servers, unless configured separately. */
export async function connectDatabases(
  { uri, keysUri }: MongodbLocation,
  waitMs: number,
): Promise<Connection> {
  const { client, database } = await connect(
    { uri, variable: 'FORM_MONGODB_URI', appName },
    waitMs,
  );
  const ofKeys = keysUri
    ? await connect({ uri: keysUri, variable: 'FORM_KEYS_MONGODB_URI', appName }, waitMs).catch(
        async (error: unknown) => {
          await client.close();
          throw error;
        },
      )
    : { client, database: client.db(`${database.databaseName}_keys`) };
  return {
    collections: collectionsOf(database, ofKeys.database),
    ping: () => Promise.all([database, ofKeys.database].map((each) => each.command({ ping: 1 }))),
    close: async () => {
      await client.close();
      if (ofKeys.client !== client) await ofKeys.client.close();
    },
  };
}

/** For a command, which ends with its work. @throws StoreError */
export async function withCollections<T>(
  databases: MongodbLocation,
  work: (collections: Collections) => Promise<T>,
): Promise<T> {
  const { collections, close } = await connectDatabases(databases, commandWaitMs);
  try {
    return await guard(() => work(collections));
  } finally {
    await close();
  }
}
