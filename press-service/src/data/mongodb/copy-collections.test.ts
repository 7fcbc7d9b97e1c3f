import type * as FileSystem from 'node:fs';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Collection } from 'mongodb';
import { temporaryFolders } from '@site/testing/fixtures';
import { describeWithMongodb } from '../../../testing/mongodb';
import { backUpCollections, restoreCollections } from './copy-collections';
import { openMongodbStore } from './open-mongodb-store';

/** Like a system call that is interrupted, or a disk with little space left: writes half of what it is given. */
jest.mock('node:fs', () => {
  const fs = jest.requireActual<typeof FileSystem>('node:fs');
  const writeSync = (file: number, text: string) =>
    fs.writeSync(file, Buffer.from(text).subarray(0, text.length / 2));
  return { ...fs, writeSync };
});

describeWithMongodb('a backup of MongoDB', (server) => {
  const texts = { title: '제목', summary: '요약', content: '본문' };
  const newFolder = temporaryFolders();

  test('has complete lines, also when a system call writes only a part of one', async () => {
    const store = await openMongodbStore(server.uri);
    const id = 'a'.repeat(24);
    await store.articles.insert({ ...texts, id, siteId: 's', dateMs: 1, views: 0 });
    await store.close();
    const copy = join(newFolder(), 'copy');
    await backUpCollections(server.uri, copy);
    const lines = readFileSync(copy, 'utf8').trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line).document.title)).toEqual(['제목']);
  });

  test('a purge during a restore removes no picture whose article is still to come', async () => {
    const copy = join(newFolder(), 'copy');
    const store = await openMongodbStore(server.uri);
    await store.pictures.put({ name: 'late', files: new Map([['480.avif', Buffer.of(1)]]) }, 9);
    const picture = { name: 'late', alt: '호수', shareBytes: 1 };
    const id = 'e'.repeat(24);
    await store.articles.insert({ ...texts, id, siteId: 'purged', dateMs: 1, views: 0, picture });
    await backUpCollections(server.uri, copy);
    await store.articles.remove('purged', id);
    await store.pictures.removeUnused('late', 10);
    const { bulkWrite: write } = Collection.prototype;
    let purges = 0;
    const bulkWrite = jest.spyOn(Collection.prototype, 'bulkWrite');
    bulkWrite.mockImplementation(async function (this: Collection, ...given) {
      if (this.collectionName === 'press') {
        purges += 1;
        await store.purgeExpired(Date.now());
      }
      return write.apply(this, given);
    });
    await restoreCollections(server.uri, copy, true);
    bulkWrite.mockRestore();
    expect(purges).toBeGreaterThan(0);
    const file = await store.pictures.readFile('late', '480.avif');
    expect(Buffer.compare(file ?? Buffer.of(), Buffer.of(1))).toBe(0);
    await store.close();
  });

  test('is restored beside an administrator: an article published meanwhile stays, with its picture', async () => {
    const [copied, removed, published] = ['b', 'c', 'd'].map((letter) => letter.repeat(24));
    const copy = join(newFolder(), 'copy');
    const store = await openMongodbStore(server.uri);
    const publish = (id = '', more = {}) =>
      store.articles.insert({ ...texts, id, siteId: 'restored', dateMs: 1, views: 0, ...more });
    await publish(copied);
    await backUpCollections(server.uri, copy);
    await publish(removed);
    const upload = (name: string) =>
      store.pictures.put({ name, files: new Map([['480.avif', Buffer.of(1)]]) }, 9);
    for (const name of ['shown', 'unused']) await upload(name);
    const bulkWrite = jest.spyOn(Collection.prototype, 'bulkWrite');
    bulkWrite.mockImplementationOnce(async function (this: Collection, ...given) {
      await upload('new');
      await publish(published, { picture: { name: 'shown', alt: '호수', shareBytes: 1 } });
      return this.bulkWrite(...given);
    });
    await restoreCollections(server.uri, copy, true);
    bulkWrite.mockRestore();
    const listed = await store.articles.list('restored', { limit: 9 });
    expect(listed.map(({ id }) => id)).toEqual([published, copied]);
    const pictures = ['shown', 'new', 'unused'].map((name) =>
      store.pictures.readFile(name, '480.avif'),
    );
    expect((await Promise.all(pictures)).map((file) => file !== undefined)).toEqual([
      true,
      true,
      false,
    ]);
    await store.close();
  });
});
