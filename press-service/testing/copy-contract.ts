/** The contract of backups: tests that run against both stores. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { temporaryFolders } from '@site/testing/fixtures';
import { backUpStore, copyFile, restoreStore } from '../src/data/copy-store';
import { openStore, type StoreLocation } from '../src/data/open-store';

const siteId = 'site';
const picture = { name: `${'a'.repeat(32)}-480x270`, alt: '호수', shareBytes: 4 };
const pictureFile = Buffer.from([0, 255, 13, 10]);

/** @param newLocation an empty store for the test */
export function describeStoreCopies(newLocation: () => Promise<StoreLocation>): void {
  const newFolder = temporaryFolders();
  let folder: string;
  beforeEach(() => (folder = newFolder()));

  const publish = async (location: StoreLocation, title: string) => {
    const store = await openStore(location);
    const id = randomBytes(12).toString('hex');
    const article = { id, siteId, title, summary: '요약', content: '첫 줄\n\n둘째 줄', picture };
    await store.pictures.put(
      { name: picture.name, files: new Map([['480.avif', pictureFile]]) },
      9,
    );
    await store.articles.insert({ ...article, dateMs: Date.UTC(2026, 0, 1), views: 3 });
    await store.close();
    return id;
  };
  const read = async (location: StoreLocation) => {
    const store = await openStore(location);
    const [first, ...others] = await store.articles.list(siteId, { limit: 50 });
    const article = first && (await store.articles.read(siteId, first.id));
    const account = await store.account.read();
    const file = await store.pictures.readFile(picture.name, '480.avif');
    if (article) expect(file && Buffer.compare(file, pictureFile)).toBe(0);
    await store.close();
    return { article, count: others.length + (first ? 1 : 0), account };
  };

  test('a copy made while the store is open holds everything, and fills an empty store', async () => {
    const [location, other] = [await newLocation(), await newLocation()];
    await publish(location, '제목');
    const open = await openStore(location);
    await open.account.create({ uid: 'u', email: 'a@b', passwordHash: 'h', epoch: 1 });
    const copy = join(folder, copyFile(location));
    expect(await backUpStore(location, copy)).toBe(1);
    expect(await restoreStore(other, copy, false)).toBe(1);
    await open.close();
    expect(await read(other)).toEqual(await read(location));
  });

  test('a store that holds articles is replaced only by force, and then completely', async () => {
    const location = await newLocation();
    const restored = await publish(location, '남는 글');
    const copy = join(folder, copyFile(location));
    await backUpStore(location, copy);
    const later = await publish(location, '나중 글');
    await expect(restoreStore(location, copy, false)).rejects.toThrow(
      'the store holds 2 articles; --force replaces them by the backup',
    );
    expect((await read(location)).count).toBe(2);
    expect(await restoreStore(location, copy, true)).toBe(1);
    const { article, count } = await read(location);
    expect([article?.id, count]).toEqual([restored, 1]);
    expect(later).not.toBe(restored);
  });

  test('articles of two sites are restored to their own sites, over what is there and over nothing', async () => {
    const [location, empty] = [await newLocation(), await newLocation()];
    const store = await openStore(location);
    const texts = { title: '제목', summary: '요약', content: '본문', dateMs: 1_000, views: 0 };
    const ids = { [siteId]: 'a'.repeat(24), other: 'b'.repeat(24) };
    for (const [site, id] of Object.entries(ids))
      await store.articles.insert({ ...texts, id, siteId: site });
    const copy = join(folder, copyFile(location));
    await backUpStore(location, copy);
    await store.articles.edit('other', ids.other, { ...texts, title: '나중' }, 2_000);
    await store.close();
    for (const target of [location, empty]) {
      expect(await restoreStore(target, copy, true)).toBe(2);
      const restored = await openStore(target);
      for (const [site, id] of Object.entries(ids)) {
        const listed = await restored.articles.list(site, { limit: 5 });
        expect(listed.map((article) => [article.id, article.title])).toEqual([[id, '제목']]);
      }
      await restored.close();
    }
  });

  test('a missing copy is refused before anything is changed', async () => {
    const location = await newLocation();
    await publish(location, '글');
    await expect(restoreStore(location, join(folder, 'none'), true)).rejects.toThrow(
      /none|no such file/i,
    );
    expect((await read(location)).count).toBe(1);
  });
}
