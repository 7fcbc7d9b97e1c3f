import { join } from 'node:path';
import { Collection, MongoClient, type FindCursor } from 'mongodb';
import { temporaryFolders } from '@site/testing/fixtures';
import { describeStoreCopies } from '../../testing/copy-contract';
import { describeWithMongodb } from '../../testing/mongodb';
import { backUpStore, restoreStore } from './copy-store';
import { openStore } from './open-store';

jest.setTimeout(300_000);

describe('copies of the embedded store', () => {
  const newFolder = temporaryFolders();
  describeStoreCopies(async () => ({ dataDir: newFolder() }));
});

describeWithMongodb('copies of MongoDB', (server) => {
  const newFolder = temporaryFolders();
  let databases = 0;
  const newLocation = async () => ({
    mongodbUri: server.uri.replace(/press_test_\w+/, `$&_${(databases += 1)}`),
    dataDir: '',
  });
  afterAll(async () => {
    const client = await new MongoClient(server.uri).connect();
    const { databaseName } = client.db();
    for (let each = 1; each <= databases; each += 1)
      await client.db(`${databaseName}_${each}`).dropDatabase();
    await client.close();
  });
  describeStoreCopies(newLocation);

  test('each article has its picture in the copy, also when it changes meanwhile [ARTICLE-12]', async () => {
    const location = await newLocation();
    const store = await openStore(location);
    const name = (digit: string) => `${digit.repeat(32)}-9x9`;
    const put = (digit: string) =>
      store.pictures.put({ name: name(digit), files: new Map([['9.webp', Buffer.from('x')]]) }, 1);
    const shown = (digit: string) => ({ name: name(digit), alt: 'x', shareBytes: 1 });
    const texts = { title: 't', summary: 's', content: 'c' };
    const [later, replaced] = ['a'.repeat(24), 'b'.repeat(24)];
    for (const id of [later, replaced])
      await store.articles.insert({ ...texts, id, siteId: 'site', dateMs: 1, views: 0 });
    const show = async (id: string, digit: string) => {
      await put(digit);
      await store.articles.edit('site', id, { ...texts, picture: shown(digit) }, 2);
    };
    // Between the copy of the pictures and that of the articles, and again while articles are copied.
    const find = Collection.prototype.find;
    const spy = jest.spyOn(Collection.prototype, 'find').mockImplementation(function (
      this: Collection,
      ...given: unknown[]
    ) {
      const cursor = Reflect.apply(find, this, given) as FindCursor;
      if (this.collectionName !== 'press' || given.length > 0) return cursor;
      return (async function* () {
        await show(later, '1');
        await show(replaced, '2');
        const documents = await cursor.toArray();
        await show(replaced, '3');
        await store.pictures.removeUnused(name('2'), 9);
        yield* documents;
      })() as unknown as FindCursor;
    });
    const copy = join(newFolder(), 'press.jsonl');
    try {
      expect(await backUpStore(location, copy)).toBe(2);
      spy.mockRestore();
      await restoreStore(location, copy, true);
      for (const [id, digit] of [
        [later, '1'],
        [replaced, '3'],
      ] as const) {
        expect((await store.articles.read('site', id))?.picture?.name).toBe(name(digit));
        expect(await store.pictures.readFile(name(digit), '9.webp')).toBeDefined();
      }
    } finally {
      spy.mockRestore();
      await store.close();
    }
  });
});
