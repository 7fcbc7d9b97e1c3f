import { randomBytes } from 'node:crypto';
import { MongoClient } from 'mongodb';
import type { MongodbServer, MongodbSource } from 'press-service/testing/mongodb';

/** A MongoDB server that runs while the tests of one file do, and new databases on it. */
export function useFormDatabases(source: MongodbSource) {
  let server: MongodbServer;
  const names: string[] = [];

  beforeAll(async () => {
    server = await source.start();
  });
  afterAll(async () => {
    await withClient(server.uri, async (client) => {
      for (const name of names)
        for (const each of [name, `${name}_keys`]) await client.db(each).dropDatabase();
    });
    await server.stop();
  });

  return {
    server: () => server,
    newDatabase: () => {
      const name = `forms_test_${randomBytes(6).toString('hex')}`;
      names.push(name);
      return { uri: server.uri.replace(/press_test_\w+/, name), keysUri: undefined };
    },
  };
}

export async function withClient<T>(
  uri: string,
  work: (client: MongoClient) => Promise<T>,
): Promise<T> {
  const client = await new MongoClient(uri).connect();
  try {
    return await work(client);
  } finally {
    await client.close();
  }
}
