import { randomBytes } from 'node:crypto';
import { MongoClient } from 'mongodb';
import type { MongodbServer } from 'press-service/testing/mongodb';

/** @returns what makes a new database on the server; all of them go after the tests */
export function useFormDatabases(server: MongodbServer) {
  const names: string[] = [];
  afterAll(() =>
    withClient(server.uri, async (client) => {
      for (const name of names)
        for (const each of [name, `${name}_keys`]) await client.db(each).dropDatabase();
    }),
  );
  return () => {
    const name = `forms_test_${randomBytes(6).toString('hex')}`;
    names.push(name);
    return { uri: server.uri.replace(/press_test_\w+/, name), keysUri: undefined };
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
