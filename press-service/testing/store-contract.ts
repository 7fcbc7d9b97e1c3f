/** The contract of both stores: one file of tests that runs against each. */
import { defaultSite } from '@site/contract';
import type { SessionData } from 'express-session';
import type { ArticleRecord, PressStore } from '../src/data/press-store';

const siteId = defaultSite.key;
const otherSiteId = 'other';
/** After the date of every article here. */
const later = 1_900_000_000_000;
const draft = { title: '수정', summary: '요약', content: '첫 줄\n둘째 줄' };

/** @param open opens the same data each time, as a second process would */
export function describeStore(name: string, open: () => Promise<PressStore>): void {
  describe(name, () => {
    let store: PressStore;
    let second: PressStore;
    let nextId = 0;

    beforeAll(async () => {
      store = await open();
      second = await open();
    });
    afterAll(() => Promise.all([store.close(), second.close()]));

    const article = (fields: Partial<ArticleRecord> = {}): ArticleRecord => ({
      id: (nextId += 1).toString(16).padStart(24, '0'),
      siteId,
      title: '제목 🏠',
      summary: "'; DROP TABLE press; --",
      content: '본문\n\n"따옴표" \\ {"$gt": ""}',
      dateMs: 1_763_650_000_000 + nextId,
      views: 0,
      draftHash: 'hash',
      ...fields,
    });

    const insert = async (fields: Partial<ArticleRecord> = {}) => {
      const record = article(fields);
      expect(await store.articles.insert(record)).toBe(true);
      return record;
    };

    const removeAll = async (site: string) => {
      for (const { id } of await store.articles.list(site, { limit: 1_000 }))
        await store.articles.remove(site, id);
    };

    beforeEach(() => Promise.all([siteId, otherSiteId].map(removeAll)));

    test('an article is read back complete, also by a second process', async () => {
      const record = await insert();
      expect(await store.articles.read(siteId, record.id)).toEqual(record);
      expect(await second.articles.read(siteId, record.id)).toEqual(record);
    });

    test('the longest content is stored to the last character', async () => {
      const record = await insert({ content: '가🏠'.repeat(25_000) });
      expect(await second.articles.read(siteId, record.id)).toEqual(record);
    });

    test('an id in use is refused and the first article stays', async () => {
      const record = await insert();
      expect(await second.articles.insert({ ...record, title: 'another' })).toBe(false);
      expect(await store.articles.read(siteId, record.id)).toEqual(record);
    });

    test('of many inserts of the same id at once, one succeeds', async () => {
      const record = article();
      const inserts = [store, second, store, second].map(({ articles }) => articles.insert(record));
      expect((await Promise.all(inserts)).filter(Boolean)).toHaveLength(1);
    });

    test('an article belongs to its site', async () => {
      const { id } = await insert({ siteId: otherSiteId });
      expect(await store.articles.read(siteId, id)).toBeUndefined();
      expect(await store.articles.addViews(siteId, id, 1, later)).toBeUndefined();
      expect(await store.articles.edit(siteId, id, draft, 1)).toBeUndefined();
      expect(await store.articles.remove(siteId, id)).toBe(false);
      expect(await store.articles.list(siteId, { limit: 10 })).toEqual([]);
      expect(await store.articles.list(otherSiteId, { limit: 10 })).toHaveLength(1);
    });

    test('the list is newest first, then by id descending, without contents [PRESS-15]', async () => {
      const [a, b, c] = ['a'.repeat(24), 'b'.repeat(24), 'c'.repeat(24)] as const;
      await insert({ id: a, dateMs: 2_000 });
      await insert({ id: c, dateMs: 1_000 });
      await insert({ id: b, dateMs: 2_000 });
      const listed = await store.articles.list(siteId, { limit: 10 });
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
        const page = await store.articles.list(siteId, { after, limit: 5 });
        seen.push(...page.map(({ id }) => id));
        after = page.at(-1);
        if (page.length < 5) break;
      }
      const whole = await store.articles.list(siteId, { limit: 50 });
      expect(seen).toEqual(whole.map(({ id }) => id));
      expect(seen).toHaveLength(23);
    });

    describe('a search', () => {
      const search = async (words: string[], window = 100, from = second) => {
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
      ])('%s stands for itself [PRESS-18]', async (word) => {
        const written = await insert({ title: 'a', summary: 's', content: `1 ${word} 2` });
        await insert({ title: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!', summary: 'x', content: 'ne' });
        expect((await search([word])).ids).toEqual([written.id]);
      });

      test('goes in the order of the list, part by part, and looks at no article twice [PRESS-18]', async () => {
        for (let index = 0; index < 23; index += 1)
          await insert({
            title: index % 3 ? '다른 글' : '찾는 글',
            dateMs: 5_000 + Math.floor(index / 7),
          });
        const listed = await store.articles.list(siteId, { limit: 50 });
        const expected = listed.filter(({ title }) => title === '찾는 글');
        const seen: unknown[] = [];
        for (let after, parts = 0; ; parts += 1) {
          const { found, end } = await store.articles.search(siteId, ['찾는'], {
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

      test('looks at no more articles than it may [PRESS-18]', async () => {
        const old = await insert({ title: '오래된 글', dateMs: 1 });
        const [, second] = [await insert(), await insert()];
        expect(await search(['오래된'], 2)).toEqual({
          ids: [],
          end: expect.objectContaining({ id: expect.not.stringMatching(second.id) }) as unknown,
        });
        expect((await search(['오래된'], 3)).ids).toEqual([old.id]);
      });
    });

    test('editing changes the texts and nothing else', async () => {
      const record = await insert({ views: 7 });
      const edited = await store.articles.edit(siteId, record.id, draft, 1_763_650_009_999);
      expect(edited).toEqual({ ...record, ...draft, updatedAtMs: 1_763_650_009_999 });
      expect(await second.articles.read(siteId, record.id)).toEqual(edited);
      const [listed] = await second.articles.list(siteId, { limit: 1 });
      expect(listed?.updatedAtMs).toBe(1_763_650_009_999);
    });

    test('an edit may give another date, by which the list is ordered [ADMIN-26]', async () => {
      const [first, last] = [await insert(), await insert()];
      const dateMs = last.dateMs + 1;
      const edited = await store.articles.edit(siteId, first.id, { ...draft, dateMs }, 5);
      expect(edited).toEqual({ ...first, ...draft, dateMs, updatedAtMs: 5 });
      const listed = await second.articles.list(siteId, { limit: 10 });
      expect(listed.map(({ id }) => id)).toEqual([first.id, last.id]);
    });

    test('an opening before the date of an article is not counted [ADMIN-26]', async () => {
      const { id, dateMs } = await insert();
      expect(await store.articles.addViews(siteId, id, 1, dateMs - 1)).toBeUndefined();
      expect(await store.articles.addViews(siteId, id, 1, dateMs)).toBe(1);
    });

    test('a removed article is gone, once', async () => {
      const { id } = await insert();
      expect(await store.articles.remove(siteId, id)).toBe(true);
      expect(await second.articles.read(siteId, id)).toBeUndefined();
      expect(await store.articles.remove(siteId, id)).toBe(false);
    });

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
        await store.pictures.put({ name, files }, 10);
        for (const [file, body] of files) {
          const stored = await second.pictures.readFile(name, file);
          expect(stored && Buffer.compare(stored, body)).toBe(0);
        }
        expect(await second.pictures.readFile(name, '960.avif')).toBeUndefined();
        expect(await second.pictures.readFile(picture('2').name, '480.avif')).toBeUndefined();
        expect(await second.pictures.keep(picture('2').name, 99)).toBe(false);
      });

      test('belongs to an article until an edit removes it or gives it another [ARTICLE-12]', async () => {
        const [one, two] = [picture('3').name, picture('4').name];
        const record = await insert({ picture: shown(one) });
        expect(await second.articles.read(siteId, record.id)).toEqual(record);
        const [listed] = await second.articles.list(siteId, { limit: 1 });
        expect(listed).not.toHaveProperty('picture');
        expect(await store.articles.edit(siteId, record.id, draft, 5)).toMatchObject({
          picture: shown(one),
        });
        const edit = (picture: ReturnType<typeof shown> | null) =>
          store.articles.edit(siteId, record.id, { ...draft, picture }, 6);
        expect(await edit(shown(two))).toMatchObject({ picture: shown(two) });
        expect(await edit(null)).not.toHaveProperty('picture');
        expect(await second.articles.read(siteId, record.id)).not.toHaveProperty('picture');
      });

      test('is removed when no article shows it and its time has passed [ARTICLE-12]', async () => {
        const { name, files } = picture('5');
        await store.pictures.put({ name, files }, 1_000);
        const [first, last] = [
          await insert({ picture: shown(name) }),
          await insert({ picture: shown(name) }),
        ];
        const isThere = async () =>
          (await second.pictures.readFile(name, '480.avif')) !== undefined;
        await store.pictures.removeUnused(name, 2_000);
        await store.purgeExpired(2_000);
        expect(await isThere()).toBe(true);
        await store.articles.remove(siteId, first.id);
        await store.pictures.removeUnused(name, 2_000);
        expect(await isThere()).toBe(true);
        expect(await second.pictures.keep(name, 3_000)).toBe(true);
        await store.articles.remove(siteId, last.id);
        await store.pictures.removeUnused(name, 2_999);
        await store.purgeExpired(2_999);
        expect(await isThere()).toBe(true);
        await second.pictures.removeUnused(name, 3_000);
        expect(await isThere()).toBe(false);
      });

      test('that was uploaded and never shown is purged [ARTICLE-12]', async () => {
        const unused = picture('6');
        await store.pictures.put(unused, 5_000);
        // An upload of the same picture, or an article that failed to be written, takes no time away from it.
        await store.pictures.put(unused, 1_000);
        expect(await store.pictures.keep(unused.name, 2_000)).toBe(true);
        await store.purgeExpired(4_999);
        expect(await store.pictures.readFile(unused.name, '480.avif')).toBeDefined();
        await second.purgeExpired(5_000);
        expect(await store.pictures.readFile(unused.name, '480.avif')).toBeUndefined();
        expect(await store.pictures.keep(unused.name, 9_000)).toBe(false);
      });

      test('that an article ceases to show is purged, whatever purges have seen before [ARTICLE-12]', async () => {
        const { name, files } = picture('7');
        await store.pictures.put({ name, files }, 9_000);
        const { id } = await insert({ picture: shown(name) });
        await store.pictures.keepNoLonger(name, 1_000);
        // This purge finds the article, and later ones skip the picture.
        await store.purgeExpired(1_000);
        await store.pictures.keepNoLonger(name, 9_000);
        await store.pictures.keep(name, 2_000);
        await store.articles.remove(siteId, id);
        await second.purgeExpired(1_999);
        expect(await store.pictures.readFile(name, '480.avif')).toBeDefined();
        await second.purgeExpired(2_000);
        expect(await store.pictures.readFile(name, '480.avif')).toBeUndefined();
      });
    });

    test('every opening counts exactly once, from two processes at the same time', async () => {
      const { id } = await insert();
      const openings = Array.from({ length: 100 }, (_, index) =>
        (index % 2 ? store : second).articles.addViews(siteId, id, 1, later),
      );
      const counts = (await Promise.all(openings)).map(Number);
      expect(counts.sort((a, b) => a - b)).toEqual(openings.map((_, index) => index + 1));
      expect((await store.articles.read(siteId, id))?.views).toBe(100);
    });

    test('openings that arrived together are added together', async () => {
      const { id } = await insert({ views: 5 });
      expect(await store.articles.addViews(siteId, id, 3, later)).toBe(8);
    });

    test('there is one account, and a change needs its latest epoch', async () => {
      const first = { uid: 'u', email: 'a@b.example', passwordHash: 'h', epoch: 1 };
      const created = await Promise.all([store, second].map((one) => one.account.create(first)));
      expect(created.filter(Boolean)).toHaveLength(1);
      const changed = { ...first, email: 'c@d.example', epoch: 2 };
      expect(await second.account.replace(changed, 1)).toBe(true);
      expect(await store.account.replace({ ...first, epoch: 2 }, 1)).toBe(false);
      expect(await store.account.read()).toEqual(changed);
    });

    test('a change of attempts needs the latest record', async () => {
      const one = { count: 1, blockedUntilMs: 0, expiresAtMs: 10_000 };
      const two = { count: 2, blockedUntilMs: 5_000, expiresAtMs: 20_000 };
      expect(await store.attempts.read('key')).toBeUndefined();
      expect(await store.attempts.swap('key', undefined, one)).toBe(true);
      expect(await second.attempts.swap('key', undefined, two)).toBe(false);
      expect(await second.attempts.swap('key', one, two)).toBe(true);
      expect(await store.attempts.swap('key', one, two)).toBe(false);
      expect(await store.attempts.read('key')).toEqual(two);
      await store.purgeExpired(20_000);
      expect(await store.attempts.read('key')).toBeUndefined();
    });

    test('attempts are forgotten one by one or all', async () => {
      const record = { count: 1, blockedUntilMs: 0, expiresAtMs: 10_000 };
      for (const key of ['x', 'y', 'z']) await store.attempts.swap(key, undefined, record);
      await store.attempts.forget(['x', 'y']);
      expect(await store.attempts.read('y')).toBeUndefined();
      expect(await store.attempts.read('z')).toEqual(record);
      await store.attempts.forgetAll();
      expect(await store.attempts.read('z')).toBeUndefined();
    });

    test('known callers are shared, expire, and only the newest remain', async () => {
      await store.knownCallers.remember('a', 1_000, 2);
      expect(await second.knownCallers.has('a', 999)).toBe(true);
      expect(await second.knownCallers.has('a', 1_000)).toBe(false);
      expect(await second.knownCallers.has('b', 0)).toBe(false);
      await store.knownCallers.remember('b', 2_000, 2);
      await second.knownCallers.remember('a', 3_000, 2);
      await store.knownCallers.remember('c', 4_000, 2);
      const known = ['a', 'b', 'c'].map((key) => second.knownCallers.has(key, 0));
      expect(await Promise.all(known)).toEqual([true, false, true]);
      await store.purgeExpired(3_500);
      expect(await second.knownCallers.has('a', 0)).toBe(false);
      expect(await second.knownCallers.has('c', 0)).toBe(true);
    });

    test('a change of the second factor needs the latest record', async () => {
      const first = { sealedSecret: 's', recoveryHashes: ['a', 'b'], lastStep: 1 };
      expect(await store.secondFactor.read()).toBeUndefined();
      expect(await store.secondFactor.swap(first, first)).toBe(false);
      await store.secondFactor.put(first);
      expect(await second.secondFactor.read()).toEqual(first);
      const codeUsed = { ...first, lastStep: 2 };
      const recoveryUsed = { ...first, recoveryHashes: ['b'] };
      const swaps = [
        store.secondFactor.swap(first, codeUsed),
        second.secondFactor.swap(first, recoveryUsed),
      ];
      expect((await Promise.all(swaps)).filter(Boolean)).toHaveLength(1);
      await second.secondFactor.put(codeUsed);
      expect(await store.secondFactor.swap(first, recoveryUsed)).toBe(false);
      expect(await store.secondFactor.swap(codeUsed, recoveryUsed)).toBe(true);
      expect(await second.secondFactor.read()).toEqual(recoveryUsed);
      expect(await store.secondFactor.remove()).toBe(true);
      expect(await second.secondFactor.remove()).toBe(false);
    });

    test('sessions are listed without their ids and ended by their keys', async () => {
      const session = (uid: string, lifetimeMs = 60_000) =>
        ({
          cookie: {
            originalMaxAge: lifetimeMs,
            expires: new Date(Date.now() + lifetimeMs),
            path: '/',
          },
          passport: { user: { uid, signedInAtMs: 5 } },
        }) as unknown as SessionData;
      for (const id of ['one', 'two'])
        await call((done) => store.sessions.set(id, session(id), done));
      const listed = await second.sessionRecords.list(Date.now());
      expect(listed.map(({ session: stored }) => stored)).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ passport: { user: { uid: 'one', signedInAtMs: 5 } } }),
        ]),
      );
      expect(listed).toHaveLength(2);
      expect(JSON.stringify(listed)).not.toContain('"key":"one"');
      for (const { expiresAtMs } of listed) expect(expiresAtMs).toBeGreaterThan(Date.now());
      expect(await store.sessionRecords.list(Date.now() + 120_000)).toEqual([]);
      const [gone, left] = listed;
      expect(await second.sessionRecords.end([gone?.key ?? '', 'unknown'])).toBe(1);
      expect((await store.sessionRecords.list(Date.now())).map(({ key }) => key)).toEqual([
        left?.key,
      ]);
      expect(await store.sessionRecords.end([left?.key ?? ''])).toBe(1);
    });

    test('a secret is stored once and shared', async () => {
      const stored = await Promise.all([
        store.secrets.putIfAbsent('s', 'one'),
        second.secrets.putIfAbsent('s', 'two'),
      ]);
      expect(new Set(stored).size).toBe(1);
      expect(await store.secrets.putIfAbsent('s', 'three')).toBe(stored[0]);
    });

    test('sessions: stored, shared, prolonged, ended; an ended one stays ended', async () => {
      const session = {
        cookie: { originalMaxAge: 60_000, expires: new Date(Date.now() + 60_000), path: '/' },
        passport: { user: { uid: 'u' } },
      } as unknown as SessionData;
      await call((done) => store.sessions.set('sid', session, done));
      const read = (from: PressStore) =>
        call<SessionData | null | undefined>((done) => from.sessions.get('sid', done));
      expect(await read(second)).toMatchObject({ passport: { user: { uid: 'u' } } });
      await call((done) => second.sessions.touch?.('sid', session, () => done(null)));
      await call((done) => second.sessions.destroy('sid', done));
      expect((await read(store)) ?? null).toBeNull();
      await call((done) => store.sessions.touch?.('sid', session, () => done(null)));
      expect((await read(store)) ?? null).toBeNull();
    });

    test('an expired session is not returned', async () => {
      const expires = new Date(Date.now() - 1_000);
      const session = { cookie: { originalMaxAge: -1_000, expires, path: '/' } };
      await call((done) => store.sessions.set('old', session as SessionData, done));
      const found = await call<unknown>((done) => store.sessions.get('old', done));
      expect(found ?? null).toBeNull();
    });

    test('it answers a ping', async () => {
      await expect(store.ping()).resolves.toBeUndefined();
    });
  });
}

function call<T = void>(
  start: (done: (error?: Error | null, value?: T) => void) => void,
): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    start((error, value) => (error ? reject(error) : resolve(value)));
  });
}
