import { sessionUrl } from '@site/contract';
import { StoreError } from '@site/service-kit/errors';
import { AbstractCursor, MongoClient } from 'mongodb';
import { describeWithMongodb, markMongodbTested } from '../../../testing/mongodb';
import { expectError, readPages } from '../../../testing/press-steps';
import { startTestService } from '../../../testing/test-service';
import { describeStore } from '../../../testing/store-contract';
import type { ListPosition } from '../press-store';
import { openMongodbStore } from './open-mongodb-store';

describeWithMongodb('the MongoDB store', (server, name) => {
  const ownDatabase = () => server.uri.replace(/(press_test_\w+)/, '$1_service');
  const database = async <T>(work: (client: MongoClient) => Promise<T>): Promise<T> => {
    const client = await new MongoClient(server.uri).connect();
    try {
      return await work(client);
    } finally {
      await client.close();
    }
  };

  afterAll(async () => {
    await database(async (client) => {
      await client.db().dropDatabase();
      await client.db(`${client.db().databaseName}_service`).dropDatabase();
    });
    markMongodbTested(name);
  });

  describeStore(`the MongoDB store (${name})`, () => openMongodbStore(server.uri));

  test('collection press holds the fields of the specification, ours are optional [ADMIN-20]', async () => {
    const store = await openMongodbStore(server.uri);
    const id = 'f'.repeat(24);
    const texts = { title: 't', summary: 's', content: 'c' };
    await store.articles.insert({ id, siteId: 'fields', ...texts, dateMs: 1_000, views: 0 });
    await store.close();
    const document = await database((client) =>
      client.db().collection('press').findOne({ siteId: 'fields' }),
    );
    expect(document).toMatchObject({ siteId: 'fields', ...texts, date: new Date(1_000), views: 0 });
    expect(Object.keys(document ?? {}).sort()).toEqual(
      ['_id', 'content', 'date', 'siteId', 'summary', 'title', 'views'].sort(),
    );
  });

  test('an article published during a search neither repeats nor hides another one [PRESS-18]', async () => {
    const store = await openMongodbStore(server.uri);
    const siteId = 'searched';
    const texts = { title: '찾는 글', summary: 's', content: 'c' };
    const publish = (letter: string, dateMs: number) =>
      store.articles.insert({ ...texts, id: letter.repeat(24), siteId, dateMs, views: 0 });
    for (const [second, letter] of ['a', 'b', 'c', 'd'].entries()) await publish(letter, second);
    const toArray = jest.spyOn(AbstractCursor.prototype, 'toArray');
    toArray.mockImplementationOnce(async function (this: AbstractCursor) {
      const documents: unknown[] = [];
      for await (const document of this) documents.push(document);
      await publish('e', 9);
      return documents;
    });
    const seen: string[] = [];
    for (let after: ListPosition | undefined, parts = 0; parts === 0 || after; parts += 1) {
      const { found, end } = await store.articles.search(siteId, ['찾는'], { after, window: 2 });
      seen.push(...found.map(({ id }) => id.charAt(0)));
      after = end;
    }
    toArray.mockRestore();
    await store.close();
    expect(seen).toEqual(['e', 'd', 'c', 'b', 'a']);
  });

  test('a complete session on MongoDB: sign in, publish, open, sign out', async () => {
    const service = await startTestService({ env: { MONGODB_URI: ownDatabase() } });
    const admin = await service.signIn();
    const published = await admin.publish({ title: '제목', summary: '요약', content: '본문' });
    expect(published.status).toBe(201);
    const { id } = await published.json();
    const opened = await service.visitor.post(`${service.articles}/${id}/views`);
    expect(await opened.json()).toEqual({ views: 1 });
    expect((await admin.get(sessionUrl)).status).toBe(200);
    expect((await admin.delete(sessionUrl)).status).toBe(204);
    expect((await admin.get(sessionUrl)).status).toBe(401);
    await service.stop();
  });

  const ownServerOnly = name === 'MONGODB_URI' ? test.skip : test;
  ownServerOnly(
    'the server is killed: 503 meanwhile, and normal answers after its restart',
    async () => {
      const service = await startTestService({ env: { MONGODB_URI: ownDatabase() } });
      const admin = await service.signIn();
      const publish = (title: string) =>
        admin.publish({ title, summary: '요약' }, { 'Idempotency-Key': title });
      expect((await publish('before')).status).toBe(201);

      await server.kill?.();
      await expectError(
        await service.visitor.get('/api/press/health/ready'),
        503,
        'store_unavailable',
      );
      expect((await service.visitor.get('/api/press/health/live')).status).toBe(200);
      await expectError(await service.visitor.get(service.articles), 503, 'store_unavailable');
      await expectError(await publish('meanwhile'), 503, 'store_unavailable');
      await expectError(await admin.get(sessionUrl), 503, 'store_unavailable');

      await server.startAgain?.();
      expect((await publish('meanwhile')).status).toBe(201);
      const titles = (await readPages(service)).flat().map(({ title }) => title);
      expect(titles.slice(0, 2)).toEqual(['meanwhile', 'before']);
      await service.stop();
    },
    60_000,
  );

  test('a database whose indexes cannot be created is closed again', async () => {
    const uri = ownDatabase();
    const client = await new MongoClient(uri).connect();
    const press = client.db().collection('press');
    await press.dropIndexes();
    await press.createIndex({ views: 1 }, { name: 'siteId_1__id_1' }, {});
    const close = jest.spyOn(MongoClient.prototype, 'close');
    await expect(openMongodbStore(uri)).rejects.toThrow(StoreError);
    expect(close).toHaveBeenCalledTimes(1);
    close.mockRestore();
    await press.dropIndexes();
    await client.close();
  });

  test('a server that does not answer is named without its credentials', async () => {
    const opening = openMongodbStore(
      'mongodb://someone:secret@127.0.0.1:1/x?directConnection=true',
      1_000,
    );
    await expect(opening).rejects.toThrow('MongoDB at 127.0.0.1:1 did not answer for 1 s');
  }, 15_000);
});
