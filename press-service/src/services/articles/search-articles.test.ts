import type { ListPosition, SummaryRecord } from '../../data/press-store';
import { createSearchArticles } from './search-articles';

const query = { siteId: 's', text: '호수', limit: 2, isAdministrator: true };
const record = (dateMs: number): SummaryRecord => ({
  id: String(dateMs).padStart(24, '0'),
  siteId: 's',
  title: '',
  summary: '',
  dateMs,
  views: 0,
});

/** An endless list; every batch of it contains one matching article. */
function endlessList() {
  let parts = 0;
  const search = async (
    _site: string,
    _words: readonly string[],
    page: { after?: ListPosition | undefined },
  ) => {
    parts += 1;
    const dateMs = (page.after?.dateMs ?? 1_000_000) - 1;
    return { found: [record(dateMs)], end: record(dateMs) };
  };
  return { search, parts: () => parts };
}

test('one request reads 10,000 articles at most, and the next continues where it ended [PRESS-18]', async () => {
  const list = endlessList();
  const searchArticles = createSearchArticles({ search: list.search }, () => 0);
  const first = await searchArticles({ ...query, limit: 100 });
  expect(list.parts()).toBe(50);
  expect(first.search).toEqual({ text: '호수', count: 50, isComplete: false });
  expect(first.next).toBe(`${(999_950).toString(36)}-${'999950'.padStart(24, '0')}`);
});

test('a search ends after a second, and a further page once it is full [PRESS-18]', async () => {
  const list = endlessList();
  let nowMs = 0;
  const searchArticles = createSearchArticles({ search: list.search }, () => (nowMs += 300));
  await searchArticles(query);
  expect(list.parts()).toBe(4);
  const further = createSearchArticles({ search: list.search }, () => 0);
  const page = await further({ ...query, after: record(500_000) });
  expect(list.parts()).toBe(4 + 3);
  expect([page.articles.length, page.search?.count]).toEqual([2, undefined]);
});

test('the ninth search at once is refused, and one that fails frees its slot [PRESS-18]', async () => {
  const waiting: ((error: Error) => void)[] = [];
  const search = () => new Promise<never>((_resolve, reject) => waiting.push(reject));
  const searchArticles = createSearchArticles({ search }, () => 0);
  const running = Array.from({ length: 8 }, () => searchArticles(query));
  await expect(searchArticles(query)).rejects.toMatchObject({ id: 'busy' });
  waiting.forEach((reject) => reject(new Error('store')));
  for (const one of running) await expect(one).rejects.toThrow('store');
  const again = searchArticles(query);
  waiting.at(-1)?.(new Error('reached the store'));
  await expect(again).rejects.toThrow('reached the store');
});
