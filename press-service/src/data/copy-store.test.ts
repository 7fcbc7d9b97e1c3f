import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Collection, type FindCursor } from 'mongodb';
import { describeStoreCopies } from '../../testing/copy-contract';
import { findMongodb, type MongodbServer } from '../../testing/mongodb';
import { backUpStore, restoreStore } from './copy-store';
import { openStore } from './open-store';

jest.setTimeout(300_000);

describe('copies of the embedded store', () => {
  const folders: string[] = [];
  afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));
  describeStoreCopies(async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'press-data-'));
    folders.push(dataDir);
    return { dataDir };
  });
});

const source = findMongodb();

(source ? describe : describe.skip)('copies of MongoDB', () => {
  const servers: MongodbServer[] = [];
  afterAll(() => Promise.all(servers.map((server) => server.stop())));
  describeStoreCopies(async () => {
    const server = await source!.start();
    servers.push(server);
    return { mongodbUri: server.uri, dataDir: '' };
  });

  test('each article has its picture in the copy, also when it changes meanwhile [ARTICLE-12]', async () => {
    const server = await source!.start();
    servers.push(server);
    const location = { mongodbUri: server.uri, dataDir: '' };
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
    const folder = mkdtempSync(join(tmpdir(), 'press-copy-'));
    const copy = join(folder, 'press.jsonl');
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
      rmSync(folder, { recursive: true });
      await store.close();
    }
  });
});
