/** Requirements of a sharded cluster on the collection `press` (docs/scale.md); no cluster runs here. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Collection, MongoClient, type Document } from 'mongodb';
import { describeWithMongodb } from '../../../testing/mongodb';
import type { PressStore } from '../press-store';
import { backUpCollections, restoreCollections } from './copy-collections';
import { openMongodbStore } from './open-mongodb-store';

const texts = { title: 't', summary: 's', content: 'c' };
const [siteId, id] = ['site', 'a'.repeat(24)];

describeWithMongodb('on a cluster that shards articles by { siteId, _id }', (server) => {
  let store: PressStore;
  beforeAll(async () => {
    store = await openMongodbStore(server.uri);
  });
  afterAll(() => store.close());
  afterEach(() => jest.restoreAllMocks());

  test('an index begins with the shard key, and no other one than that of _id is unique', async () => {
    const client = await new MongoClient(server.uri).connect();
    const indexes = await client.db().collection('press').indexes();
    await client.close();
    expect(indexes.map(({ key }) => JSON.stringify(key))).toContain('{"siteId":1,"_id":1}');
    expect(indexes.filter(({ name, unique }) => unique && name !== '_id_')).toEqual([]);
  });

  /** Filters and inserted documents that reached the collection `press`. */
  const watch = (methods: readonly (keyof Collection)[]) => {
    const spies = methods.map((method) => jest.spyOn(Collection.prototype, method as 'find'));
    return () =>
      spies.flatMap(({ mock }) =>
        mock.calls.flatMap(([first], call) => {
          const { collectionName } = mock.contexts[call] as Collection;
          return collectionName === 'press' ? queriesOf(first as Document | Document[]) : [];
        }),
      );
  };

  test('every operation of visitors and the administrator names the site, so that only the shards of that site execute it', async () => {
    const seen = watch([
      ...(['insertOne', 'find', 'findOne', 'aggregate'] as const),
      ...(['findOneAndUpdate', 'deleteOne', 'updateOne', 'updateMany', 'deleteMany'] as const),
    ]);
    const { articles } = store;
    await articles.insert({ ...texts, id, siteId, dateMs: 1, views: 0 });
    const [first] = await articles.list(siteId, { limit: 1 });
    await articles.list(siteId, { limit: 1, after: first });
    await articles.search(siteId, ['t'], { window: 10 });
    await articles.read(siteId, id);
    await articles.edit(siteId, id, texts, 2);
    await articles.addViews(siteId, id, 1, 3);
    await articles.remove(siteId, id);
    const named = seen().map((query) => siteOf(query));
    expect(named.length).toBeGreaterThanOrEqual(9);
    expect(new Set(named)).toEqual(new Set([siteId]));
  });

  test('a restore names site and id of every article that it writes', async () => {
    await store.articles.insert({ ...texts, id, siteId, dateMs: 1, views: 0 });
    const folder = mkdtempSync(join(tmpdir(), 'press-sharding-'));
    try {
      await backUpCollections(server.uri, join(folder, 'press.jsonl'));
      const seen = watch(['bulkWrite']);
      await restoreCollections(server.uri, join(folder, 'press.jsonl'), true);
      const named = seen().map((query) => [siteOf(query), String(query['_id']?.$eq)]);
      expect(named).toEqual([[siteId, id]]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

/** A filter or document, a pipeline that begins with $match, or the operations of a bulk write. */
function queriesOf(first: Document | Document[]): Document[] {
  if (!Array.isArray(first)) return [first];
  const [stage] = first;
  if (stage?.['$match']) return [stage['$match'] as Document];
  return first.map((operation) => operation['replaceOne'].filter as Document);
}

function siteOf({ siteId: named }: Document): unknown {
  return typeof named === 'string' ? named : named?.$eq;
}
