/** @jest-environment jsdom */
import { defaultSite, type LoadContext } from '@site/host';
import { load } from '../../expose/press-list';
import { article } from '../../expose/testing/sample-article';
import { keepList, readKeptList } from './kept-lists';

const site = defaultSite.key;
const list = { articles: [article], next: null };
const context: LoadContext = {
  site: defaultSite,
  apiOrigin: '',
  query: { pages: '2' },
  signal: new AbortController().signal,
};

beforeEach(() => sessionStorage.clear());

test('load returns a kept list at once, on a return to its address only [PRESS-21]', async () => {
  globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('down')));
  keepList(site, '?pages=2', list);
  expect(load({}, { ...context, isReturn: true })).toMatchObject({
    articles: [{ id: article.id, title: article.title }],
    isKept: true,
  });
  expect(fetch).not.toHaveBeenCalled();
  await expect(load({}, context)).rejects.toThrow('down');
  await expect(load({}, { ...context, query: {}, isReturn: true })).rejects.toThrow('down');
  await expect(load({}, { ...context, query: { pages: '0' }, isReturn: true })).rejects.toThrow();
});

test('the five lists that were kept last are stored, none of more rows than an address names', () => {
  for (let page = 1; page <= 6; page++) keepList(site, `?q=${page}`, list);
  expect([readKeptList(site, '?q=1'), readKeptList(site, '?q=2')?.articles.length]).toEqual([
    undefined,
    1,
  ]);
  keepList(site, '', { articles: Array.from({ length: 501 }, () => article), next: null });
  expect(readKeptList(site, '')).toBeUndefined();
});

test.each(['no JSON', 'null', '[null]', '{"x":null}', '{"x":{"articles":[{}],"next":null}}'])(
  'ignores %s in the storage, as of another release',
  (text) => {
    sessionStorage.setItem('press-lists', text);
    expect(readKeptList('x', '')).toBeUndefined();
    keepList(site, '', list);
    expect(readKeptList(site, '')?.articles).toHaveLength(1);
  },
);
