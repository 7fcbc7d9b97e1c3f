/** Pictures of articles. */
import { draft, siteId, type StoresUnderTest } from './stores-under-test';

export function testPictures(stores: StoresUnderTest): void {
  const { insert } = stores;

  describe('a picture', () => {
    const picture = (seed: string) => ({
      name: `${seed.repeat(32)}-1600x900`,
      files: new Map([
        ['480.avif', Buffer.from([0, 255, 1, 128])],
        ['share.jpg', Buffer.alloc(300_000, seed)],
      ]),
    });
    const shown = (name: string) => ({ name, alt: '호수', shareBytes: 300_000 });

    test('is read back byte by byte by a second process, and nothing else is [ARTICLE-12]', async () => {
      const { name, files } = picture('1');
      await stores.first.pictures.put({ name, files }, 10);
      for (const [file, body] of files) {
        const stored = await stores.second.pictures.readFile(name, file);
        expect(stored && Buffer.compare(stored, body)).toBe(0);
      }
      expect(await stores.second.pictures.readFile(name, '960.avif')).toBeUndefined();
      expect(await stores.second.pictures.readFile(picture('2').name, '480.avif')).toBeUndefined();
      expect(await stores.second.pictures.keep(picture('2').name, 99)).toBe(false);
    });

    test('belongs to an article until an edit removes it or gives it another [ARTICLE-12]', async () => {
      const [one, two] = [picture('3').name, picture('4').name];
      const record = await insert({ picture: shown(one) });
      expect(await stores.second.articles.read(siteId, record.id)).toEqual(record);
      const [listed] = await stores.second.articles.list(siteId, { limit: 1 });
      expect(listed).not.toHaveProperty('picture');
      expect(await stores.first.articles.edit(siteId, record.id, draft, 5)).toMatchObject({
        picture: shown(one),
      });
      const edit = (picture: ReturnType<typeof shown> | null) =>
        stores.first.articles.edit(siteId, record.id, { ...draft, picture }, 6);
      expect(await edit(shown(two))).toMatchObject({ picture: shown(two) });
      expect(await edit(null)).not.toHaveProperty('picture');
      expect(await stores.second.articles.read(siteId, record.id)).not.toHaveProperty('picture');
    });

    test('is removed when no article shows it and its time has passed [ARTICLE-12]', async () => {
      const { name, files } = picture('5');
      await stores.first.pictures.put({ name, files }, 1_000);
      const [first, last] = [
        await insert({ picture: shown(name) }),
        await insert({ picture: shown(name) }),
      ];
      const isThere = async () =>
        (await stores.second.pictures.readFile(name, '480.avif')) !== undefined;
      await stores.first.pictures.removeUnused(name, 2_000);
      await stores.first.purgeExpired(2_000);
      expect(await isThere()).toBe(true);
      await stores.first.articles.remove(siteId, first.id);
      await stores.first.pictures.removeUnused(name, 2_000);
      expect(await isThere()).toBe(true);
      expect(await stores.second.pictures.keep(name, 3_000)).toBe(true);
      await stores.first.articles.remove(siteId, last.id);
      await stores.first.pictures.removeUnused(name, 2_999);
      await stores.first.purgeExpired(2_999);
      expect(await isThere()).toBe(true);
      await stores.second.pictures.removeUnused(name, 3_000);
      expect(await isThere()).toBe(false);
    });

    test('that was uploaded and never shown is purged [ARTICLE-12]', async () => {
      const unused = picture('6');
      await stores.first.pictures.put(unused, 5_000);
      // An upload of the same picture, or an article that failed to be written, takes no time away from it.
      await stores.first.pictures.put(unused, 1_000);
      expect(await stores.first.pictures.keep(unused.name, 2_000)).toBe(true);
      await stores.first.purgeExpired(4_999);
      expect(await stores.first.pictures.readFile(unused.name, '480.avif')).toBeDefined();
      await stores.second.purgeExpired(5_000);
      expect(await stores.first.pictures.readFile(unused.name, '480.avif')).toBeUndefined();
      expect(await stores.first.pictures.keep(unused.name, 9_000)).toBe(false);
    });

    test('that an article ceases to show is purged, whatever purges have seen before [ARTICLE-12]', async () => {
      const { name, files } = picture('7');
      await stores.first.pictures.put({ name, files }, 9_000);
      const { id } = await insert({ picture: shown(name) });
      await stores.first.pictures.keepNoLonger(name, 1_000);
      // This purge finds the article, and later ones pass over the picture.
      await stores.first.purgeExpired(1_000);
      await stores.first.pictures.keepNoLonger(name, 9_000);
      await stores.first.pictures.keep(name, 2_000);
      await stores.first.articles.remove(siteId, id);
      await stores.second.purgeExpired(1_999);
      expect(await stores.first.pictures.readFile(name, '480.avif')).toBeDefined();
      await stores.second.purgeExpired(2_000);
      expect(await stores.first.pictures.readFile(name, '480.avif')).toBeUndefined();
    });
  });
}
