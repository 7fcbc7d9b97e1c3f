/** What the exposes request before they are rendered. */
import { defaultSite, type LoadContext } from '@site/host';
import { load as loadArticle } from './press-article';
import { load as loadList } from './press-list';
import { article, failOnConsoleErrors } from './testing/sample-article';

const cursor = `mi4ksxol-${'a'.repeat(24)}`;
const context: LoadContext = {
  site: defaultSite,
  apiOrigin: 'http://press',
  query: { pages: '6' },
  signal: new AbortController().signal,
};

failOnConsoleErrors();

test('the list of another site starts again from its first page [PRESS-20]', async () => {
  const requested: string[] = [];
  globalThis.fetch = jest.fn((url) => {
    requested.push(url as string);
    const ids = Array.from({ length: 10 }, (_, index) =>
      `${requested.length}${index}`.padStart(24, '0'),
    );
    const body = { articles: ids.map((id) => ({ ...article, id })), next: cursor };
    return Promise.resolve(new Response(JSON.stringify(body)));
  });
  const { key } = defaultSite;
  await loadList({ site: key }, { ...context, query: { pages: '3' } });
  const of = { ...defaultSite, key: '다른단지' };
  const list = await loadList({ site: of.key }, { ...context, site: of, query: {} });
  const first = requested.at(-1) ?? '';
  expect(decodeURIComponent(first)).toBe('http://press/api/press/다른단지/articles?limit=10');
  expect(requested.slice(0, -1).join()).toContain(encodeURIComponent(key));
  expect(list.articles).toHaveLength(10);
});

describe('load', () => {
  const respond = (status: number, body: object) =>
    jest.fn(() =>
      Promise.resolve(new Response(JSON.stringify(body), { status })),
    ) as unknown as typeof fetch;

  test('as many rows as the address specifies are loaded, at most fifty in a request [PRESS-17]', async () => {
    const rows = (count: number) => Array.from({ length: count }, () => article);
    globalThis.fetch = jest
      .fn()
      .mockResolvedValueOnce(Response.json({ articles: rows(50), next: cursor }))
      .mockResolvedValueOnce(Response.json({ articles: rows(10), next: 'c3' }));
    const list = await loadList({}, context);
    expect([list.articles.length, list.next]).toEqual([60, 'c3']);
    const path = `http://press/api/press/${encodeURIComponent(defaultSite.key)}/articles`;
    expect(jest.mocked(fetch).mock.calls.map(([url]) => url)).toEqual([
      `${path}?limit=50`,
      `${path}?limit=10&after=${cursor}`,
    ]);
  });

  test('so are results of a search, down to where it ended [PRESS-21]', async () => {
    const search = { text: '호수', count: 70, isComplete: false };
    const rows = (count: number) => Array.from({ length: count }, () => article);
    globalThis.fetch = jest
      .fn()
      .mockResolvedValueOnce(Response.json({ articles: rows(50), next: cursor, search }))
      .mockResolvedValueOnce(Response.json({ articles: rows(4), next: 'c3', search }));
    const list = await loadList({}, { ...context, query: { q: '호수', pages: '6' } });
    expect([list.articles.length, list.next, list.search]).toEqual([54, 'c3', search]);
    const queries = jest.mocked(fetch).mock.calls.map(([url]) => new URL(url as string).search);
    expect(queries.map(decodeURIComponent)).toEqual([
      '?limit=50&q=호수',
      `?limit=10&after=${cursor}&q=호수`,
    ]);
  });

  test('the text of a search is sent as the service reads it; with an empty text nothing is searched [PRESS-18]', async () => {
    globalThis.fetch = respond(200, { articles: [], next: null });
    for (const q of [` ${'호수'.normalize('NFD')}\t&a=`, '  '])
      await loadList({}, { ...context, query: { q } });
    const urls = jest.mocked(fetch).mock.calls.map(([url]) => new URL(url as string).searchParams);
    expect(urls.map((query) => query.get('q'))).toEqual(['호수 &a=', null]);
  });

  test.each(['a\0b', 'a\u0007b', '가'.repeat(101), '\ud800'])(
    'a search for %j is "not found", without a request [PRESS-18]',
    async (q) => {
      globalThis.fetch = respond(200, { articles: [], next: null });
      await expect(loadList({}, { ...context, query: { q } })).rejects.toMatchObject({
        status: 404,
      });
      expect(fetch).not.toHaveBeenCalled();
    },
  );

  test('the results of a search continue after a cursor; a malformed one is "not found" [PRESS-18]', async () => {
    globalThis.fetch = respond(200, { articles: [], next: null });
    const after = `1-${'a'.repeat(24)}`;
    await loadList({}, { ...context, query: { q: '호수', after } });
    expect(jest.mocked(fetch).mock.calls[0]?.[0]).toContain(`after=${after}`);
    await expect(
      loadList({}, { ...context, query: { q: '호수', after: `${after}-` } }),
    ).rejects.toMatchObject({ status: 404 });
  });

  test.each(['x', '%', '0', '01', '51', '2.0', '-1', '9'.repeat(10_000), '２', '🏠'])(
    'an invalid number of pages (%.10s) is "not found", without a request',
    async (pages) => {
      globalThis.fetch = respond(200, { articles: [], next: null });
      await expect(loadList({}, { ...context, query: { pages } })).rejects.toMatchObject({
        status: 404,
      });
      expect(fetch).not.toHaveBeenCalled();
    },
  );

  test('a missing article and a malformed id are null, the latter without a request [ARTICLE-5]', async () => {
    globalThis.fetch = respond(404, { error: 'not_found', message: '' });
    await expect(loadArticle({ id: article.id }, context)).resolves.toBeNull();
    globalThis.fetch = respond(200, article);
    await expect(loadArticle({ id: '../session' }, context)).resolves.toBeNull();
    expect(fetch).not.toHaveBeenCalled();
  });

  test('an unavailable service is an error, never "missing"', async () => {
    globalThis.fetch = respond(503, { error: 'store_unavailable', message: '' });
    await expect(loadArticle({ id: article.id }, context)).rejects.toThrow();
  });
});
