/** @jest-environment jsdom */
import { act, renderHook, waitFor } from '@testing-library/react';
import { pathOf, type ArticleList } from '@site/contract';
import { rows } from '../../expose/testing/sample-article';
import { keepList, readKeptList } from './kept-lists';
import { useArticleList } from './use-article-list';

const site = '윤슬';
const path = pathOf('press-list', { site });

const holdRows = jest.fn();
const next = 'abc-0123456789abcdef01234567';

beforeEach(() => {
  sessionStorage.clear();
  holdRows.mockClear();
});

/** @param answer to a request's query, at once or later */
function serve(answer: (query: URLSearchParams) => ArticleList | Promise<ArticleList>) {
  const queries: string[] = [];
  globalThis.fetch = jest.fn(async (url) => {
    const { search, searchParams } = new URL(url as string, location.href);
    queries.push(decodeURIComponent(search));
    const list = await answer(searchParams);
    return { ok: true, status: 200, json: async () => list } as Response;
  });
  return queries;
}

const show = (initial: ArticleList & { readonly isKept?: true }) =>
  renderHook(() => useArticleList(site, initial, false, holdRows));

test.each([
  ['another search', `?q=${encodeURIComponent('호수')}`, 10],
  ['fewer rows', '', 11],
])(
  'a list is not kept for an address of %s, to which the visitor has just gone back [PRESS-21]',
  (_, query, count) => {
    history.replaceState(null, '', path + query);
    show({ articles: rows(count), next });
    expect(sessionStorage).toHaveLength(0);
  },
);

test('a search in the address survives a return in the history, also for the signed-in administrator [PRESS-18]', async () => {
  history.replaceState(null, '', `${path}?q=${encodeURIComponent('호수')}`);
  const search = { text: '호수', count: 0, isComplete: true };
  const queries = serve((query) => ({ articles: [], next, ...(query.has('q') && { search }) }));
  const { result } = renderHook(() =>
    useArticleList(site, { articles: [], next: null }, true, holdRows),
  );
  await waitFor(() => expect(result.current.status).toBe('ready'));
  expect(queries.at(-1)).toContain('q=호수');
  expect(result.current.list?.search?.text).toBe('호수');
  expect(new URLSearchParams(location.search).get('q')).toBe('호수');
});

test('after the sign-in a list of several pages keeps its rows and its address [PRESS-17]', async () => {
  history.replaceState(null, '', `${path}?pages=7`);
  serve((query) => ({ articles: rows(Number(query.get('limit'))), next }));
  const initial = { articles: rows(64), next: null };
  const { result, rerender } = renderHook(
    ({ isSignedIn }) => useArticleList(site, initial, isSignedIn, holdRows),
    { initialProps: { isSignedIn: false } },
  );
  rerender({ isSignedIn: true });
  await waitFor(() => expect(result.current.list).not.toBe(initial));
  expect(result.current.list?.articles).toHaveLength(70);
  expect(location.search).toBe('?pages=7');
});

test('a search that is complete with its first page stays complete after 더보기 [PRESS-18]', async () => {
  history.replaceState(null, '', path);
  const search = { text: '호수', count: 45, isComplete: true };
  serve((query) => ({
    articles: [],
    next,
    search: { ...search, isComplete: !query.has('after') },
  }));
  const { result } = show({ articles: [], next, search });
  act(() => result.current.loadMore());
  await waitFor(() => expect(fetch).toHaveBeenCalled());
  await waitFor(() => expect(result.current.status).toBe('ready'));
  expect(result.current.list?.search?.isComplete).toBe(true);
});

test('더보기 writes the number of pages into the address, and the title of the tab follows the search [PRESS-21]', async () => {
  history.replaceState({ key: 'a' }, '', `${path}#main`);
  const search = { text: '호수', count: 30, isComplete: true };
  serve((query) => ({
    articles: rows(10, query.has('after') ? 11 : 1),
    next,
    ...(query.has('q') && { search }),
  }));
  const { result } = show({ articles: rows(10), next });
  act(() => result.current.loadMore());
  await waitFor(() => expect(location.search).toBe('?pages=2'));
  expect([location.hash, history.state]).toEqual(['#main', { key: 'a' }]);
  act(() => result.current.search('호수'));
  await waitFor(() => expect(document.title).toMatch(/^언론보도 검색 \|/));
  act(() => result.current.loadMore());
  await waitFor(() => expect(decodeURIComponent(location.search)).toBe('?q=호수&pages=2'));
  act(() => result.current.search(undefined));
  await waitFor(() => expect(location.search).toBe(''));
  expect(document.title).toMatch(/^언론보도 \|/);
});

test('a kept list is loaded again down to its last article, in place [PRESS-21]', async () => {
  history.replaceState(null, '', `${path}?pages=2`);
  const queries = serve((query) =>
    query.has('after')
      ? { articles: rows(2, 19), next }
      : { articles: [...rows(2, 100), ...rows(18)], next },
  );
  const { result } = show({ articles: rows(20), next, isKept: true });
  expect([result.current.status, result.current.list?.articles.length]).toEqual(['ready', 20]);
  await waitFor(() => expect(result.current.list?.articles).toHaveLength(22));
  expect(queries).toEqual(['?limit=20', `?limit=2&after=${next}`]);
  expect(result.current.list?.articles.at(-1)).toEqual(rows(20).at(-1));
  expect(holdRows).toHaveBeenCalledTimes(1);
  expect(location.search).toBe('?pages=2');
});

test('더보기 below a kept list loads its rows again, too; a failure leaves them [PRESS-21]', async () => {
  history.replaceState(null, '', path);
  serve((query) =>
    query.get('limit') === '20' ? { articles: rows(20), next } : Promise.reject(new TypeError()),
  );
  const { result } = show({ articles: rows(10), next, isKept: true });
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(1));
  expect([result.current.status, result.current.list?.articles.length]).toEqual(['ready', 10]);
  act(() => result.current.loadMore());
  await waitFor(() => expect(result.current.list).toEqual({ articles: rows(20), next }));
});

test('what was shown is kept for its address; not with an article that visitors cannot see [PRESS-21]', () => {
  history.replaceState(null, '', path);
  show({ articles: rows(10), next });
  expect(readKeptList(site, '')?.articles.map(({ id }) => id)).toEqual(
    rows(10).map(({ id }) => id),
  );
  expect(readKeptList(site, '?pages=2')).toBeUndefined();
  keepList(site, '?q=1', { articles: [{ ...rows(1)[0]!, isScheduled: true }], next: null });
  expect(readKeptList(site, '?q=1')).toBeUndefined();
});

test('of another entry of the page the list is shown, the kept one at once [PRESS-21]', async () => {
  const search = { text: '호수', count: 1, isComplete: true };
  keepList(site, '?q=%ED%98%B8%EC%88%98', { articles: rows(1, 50), next: null, search });
  history.replaceState(null, '', `${path}?q=호수`);
  history.pushState(null, '', `${path}#main`);
  serve((query) => ({ articles: rows(query.has('q') ? 2 : 10), next: null, search }));
  const { result } = show({ articles: rows(10), next: null });
  act(() => history.back());
  await waitFor(() => expect(result.current.list?.articles).toHaveLength(1));
  expect(document.title).toMatch(/^언론보도 검색 \|/);
  await waitFor(() => expect(result.current.list?.articles).toHaveLength(2));
});

test('an answer that comes after the page was left changes no address [PRESS-21]', async () => {
  history.replaceState(null, '', path);
  let answer: (list: ArticleList) => void = () => undefined;
  serve(() => new Promise((resolve) => (answer = resolve)));
  const { result, unmount } = show({ articles: rows(10), next });
  act(() => result.current.loadMore());
  unmount();
  await act(async () => answer({ articles: rows(10, 11), next }));
  expect(location.search).toBe('');
});
