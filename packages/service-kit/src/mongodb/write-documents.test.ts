/** A restore while others write, on one MongoDB server. */
import { describeWithMongodb } from 'press-service/testing/mongodb';
import { connect } from './connect';
import { idsOf, replaceDocuments } from './write-documents';

interface Written {
  _id: string;
  by: 'before' | 'copy' | 'visitor';
}

describeWithMongodb('a restore', (server) => {
  let connection: Awaited<ReturnType<typeof connect>>;
  beforeAll(async () => {
    connection = await connect(
      { uri: server.uri, variable: 'MONGODB_URI', appName: 'restore' },
      10_000,
    );
  });
  afterAll(() => connection.client.close());

  test('removes what was there before and the copy lacks, and keeps what is inserted meanwhile', async () => {
    const collection = connection.database.collection<Written>('restored');
    await collection.insertMany([
      { _id: 'a', by: 'before' },
      { _id: 'b', by: 'before' },
    ]);
    async function* copy(): AsyncGenerator<Written> {
      yield { _id: 'a', by: 'copy' };
      await collection.insertOne({ _id: 'c', by: 'visitor' });
      yield { _id: 'd', by: 'copy' };
    }
    await replaceDocuments(collection, copy(), await idsOf(collection));
    expect(await collection.find().sort({ _id: 1 }).toArray()).toEqual([
      { _id: 'a', by: 'copy' },
      { _id: 'c', by: 'visitor' },
      { _id: 'd', by: 'copy' },
    ]);
  });
});
