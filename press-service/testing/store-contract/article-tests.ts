/** Articles: reading, lists, searches, edits, views. */
import { draft, later, otherSiteId, siteId, type StoresUnderTest } from './stores-under-test';

export function testArticles(stores: StoresUnderTest): void {
  const { article, insert } = stores;

  test('an article is read back complete, also by a second process', async () => {
    const record = await insert();
    expect(await stores.first.articles.read(siteId, record.id)).toEqual(record);
    expect(await stores.second.articles.read(siteId, record.id)).toEqual(record);
  });

  test('the longest content is stored to the last character', async () => {
    const record = await insert({ content: '가🏠'.repeat(25_000) });
    expect(await stores.second.articles.read(siteId, record.id)).toEqual(record);
  });

  test('an id in use is refused and the first article stays', async () => {
    const record = await insert();
    expect(await stores.second.articles.insert({ ...record, title: 'another' })).toBe(false);
    expect(await stores.first.articles.read(siteId, record.id)).toEqual(record);
  });

  test('of many inserts of the same id at once, one succeeds', async () => {
    const record = article();
    const inserts = [stores.first, stores.second, stores.first, stores.second].map(({ articles }) =>
      articles.insert(record),
    );
    expect((await Promise.all(inserts)).filter(Boolean)).toHaveLength(1);
  });

  test('an article belongs to its site', async () => {
    const { id } = await insert({ siteId: otherSiteId });
    expect(await stores.first.articles.read(siteId, id)).toBeUndefined();
    expect(await stores.first.articles.addViews(siteId, id, 1, later)).toBeUndefined();
    expect(await stores.first.articles.edit(siteId, id, draft, 1)).toBeUndefined();
    expect(await stores.first.articles.remove(siteId, id)).toBe(false);
    expect(await stores.first.articles.list(siteId, { limit: 10 })).toEqual([]);
    expect(await stores.first.articles.list(otherSiteId, { limit: 10 })).toHaveLength(1);
  });

  test('the list is newest first, then by id descending, without contents [PRESS-15]', async () => {
    const [a, b, c] = ['a'.repeat(24), 'b'.repeat(24), 'c'.repeat(24)] as const;
    await insert({ id: a, dateMs: 2_000 });
    await insert({ id: c, dateMs: 1_000 });
    await insert({ id: b, dateMs: 2_000 });
    const listed = await stores.first.articles.list(siteId, { limit: 10 });
    expect(listed.map(({ id }) => id)).toEqual([b, a, c]);
    expect(Object.keys(listed[0] ?? {}).sort()).toEqual(
      ['dateMs', 'id', 'siteId', 'summary', 'title', 'views'].sort(),
    );
  });

  test('pages join without gap or repetition, also where many share an instant [PRESS-14]', async () => {
    for (let index = 0; index < 23; index += 1)
      await insert({ dateMs: 5_000 + Math.floor(index / 7) });
    const seen: string[] = [];
    for (let after; ;) {
      const page = await stores.first.articles.list(siteId, { after, limit: 5 });
      seen.push(...page.map(({ id }) => id));
      after = page.at(-1);
      if (page.length < 5) break;
    }
    const whole = await stores.first.articles.list(siteId, { limit: 50 });
    expect(seen).toEqual(whole.map(({ id }) => id));
    expect(seen).toHaveLength(23);
  });

  describe('a search', () => {
    const search = async (words: string[], window = 100, from = stores.second) => {
      const { found, end } = await from.articles.search(siteId, words, { window });
      return { ids: found.map(({ id }) => id), end };
    };

    test('finds every word in title, summary or content, Latin letters in either case [PRESS-18]', async () => {
      const both = await insert({ title: '호수공원 개장', content: 'LakeCity 분양 일정' });
      await insert({ title: '호수공원', summary: 's', content: '' });
      await insert({ siteId: otherSiteId, title: '호수공원 분양' });
      expect((await search(['호수', '분양'])).ids).toEqual([both.id]);
      expect((await search(['lakecity', '수공', '개'])).ids).toEqual([both.id]);
      expect((await search(['없음'])).ids).toEqual([]);
    });

    test.each([
      '%',
      '_',
      '\\',
      '.',
      '.*',
      '(a+)+$',
      '[',
      '^x',
      '$ne',
      '|',
      '{1}',
      "' OR 1=1",
      '-',
      '/',
    ])('%s is searched literally [PRESS-18]', async (word) => {
      const written = await insert({ title: 'a', summary: 's', content: `1 ${word} 2` });
      await insert({ title: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!', summary: 'x', content: 'ne' });
      expect((await search([word])).ids).toEqual([written.id]);
    });

    test('follows the order of the list, part by part, and reads no article twice [PRESS-18]', async () => {
      for (let index = 0; index < 23; index += 1)
        await insert({
          title: index % 3 ? '다른 글' : '찾는 글',
          dateMs: 5_000 + Math.floor(index / 7),
        });
      const listed = await stores.first.articles.list(siteId, { limit: 50 });
      const expected = listed.filter(({ title }) => title === '찾는 글');
      const seen: unknown[] = [];
      for (let after, parts = 0; ; parts += 1) {
        const { found, end } = await stores.first.articles.search(siteId, ['찾는'], {
          after,
          window: 5,
        });
        seen.push(...found);
        after = end;
        if (!end) {
          expect(parts).toBe(4);
          break;
        }
      }
      expect(seen).toEqual(expected);
    });

    test('reads no article beyond its window [PRESS-18]', async () => {
      const old = await insert({ title: '오래된 글', dateMs: 1 });
      const [, second] = [await insert(), await insert()];
      expect(await search(['오래된'], 2)).toEqual({
        ids: [],
        end: expect.objectContaining({
          id: expect.not.stringMatching(second.id),
        }) as unknown,
      });
      expect((await search(['오래된'], 3)).ids).toEqual([old.id]);
    });
  });

  test('editing changes the texts and nothing else', async () => {
    const record = await insert({ views: 7 });
    const edited = await stores.first.articles.edit(siteId, record.id, draft, 1_763_650_009_999);
    expect(edited).toEqual({ ...record, ...draft, updatedAtMs: 1_763_650_009_999 });
    expect(await stores.second.articles.read(siteId, record.id)).toEqual(edited);
    const [listed] = await stores.second.articles.list(siteId, { limit: 1 });
    expect(listed?.updatedAtMs).toBe(1_763_650_009_999);
  });

  test('an edit may give another date, by which the list is ordered [ADMIN-26]', async () => {
    const [first, last] = [await insert(), await insert()];
    const dateMs = last.dateMs + 1;
    const edited = await stores.first.articles.edit(siteId, first.id, { ...draft, dateMs }, 5);
    expect(edited).toEqual({ ...first, ...draft, dateMs, updatedAtMs: 5 });
    const listed = await stores.second.articles.list(siteId, { limit: 10 });
    expect(listed.map(({ id }) => id)).toEqual([first.id, last.id]);
  });

  test('a view before the date of an article is not counted [ADMIN-26]', async () => {
    const { id, dateMs } = await insert();
    expect(await stores.first.articles.addViews(siteId, id, 1, dateMs - 1)).toBeUndefined();
    expect(await stores.first.articles.addViews(siteId, id, 1, dateMs)).toBe(1);
  });

  test('a removed article is gone, once', async () => {
    const { id } = await insert();
    expect(await stores.first.articles.remove(siteId, id)).toBe(true);
    expect(await stores.second.articles.read(siteId, id)).toBeUndefined();
    expect(await stores.first.articles.remove(siteId, id)).toBe(false);
  });

  test('every view counts exactly once, from two processes at the same time', async () => {
    const { id } = await insert();
    const views = Array.from({ length: 100 }, (_, index) =>
      (index % 2 ? stores.first : stores.second).articles.addViews(siteId, id, 1, later),
    );
    const counts = (await Promise.all(views)).map(Number);
    expect(counts.sort((a, b) => a - b)).toEqual(views.map((_, index) => index + 1));
    expect((await stores.first.articles.read(siteId, id))?.views).toBe(100);
  });

  test('views that arrived together are added together', async () => {
    const { id } = await insert({ views: 5 });
    expect(await stores.first.articles.addViews(siteId, id, 3, later)).toBe(8);
  });
}
