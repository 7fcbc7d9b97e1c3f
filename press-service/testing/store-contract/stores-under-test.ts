import { defaultSite } from '@site/contract';
import type { ArticleRecord, PressStore } from '../../src/data/press-store';

export const siteId = defaultSite.key;
export const otherSiteId = 'other';
/** After the date of every article here. */
export const later = 1_900_000_000_000;
export const draft = { title: '수정', summary: '요약', content: '첫 줄\n둘째 줄' };

/** Open while tests run. */
export interface StoresUnderTest {
  readonly first: PressStore;
  /** The same data, as a second process has them. */
  readonly second: PressStore;
  readonly article: (fields?: Partial<ArticleRecord>) => ArticleRecord;
  readonly insert: (fields?: Partial<ArticleRecord>) => Promise<ArticleRecord>;
}

/** In a describe: opens the data twice, and removes all articles before each test. */
export function openStores(open: () => Promise<PressStore>): StoresUnderTest {
  let first: PressStore;
  let second: PressStore;
  let nextId = 0;

  beforeAll(async () => {
    first = await open();
    second = await open();
  });
  afterAll(() => Promise.all([first.close(), second.close()]));

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

  const removeAll = async (site: string) => {
    for (const { id } of await first.articles.list(site, { limit: 1_000 }))
      await first.articles.remove(site, id);
  };
  beforeEach(() => Promise.all([siteId, otherSiteId].map(removeAll)));

  return {
    get first() {
      return first;
    },
    get second() {
      return second;
    },
    article,
    async insert(fields) {
      const record = article(fields);
      expect(await first.articles.insert(record)).toBe(true);
      return record;
    },
  };
}
