import { readSearchText } from './press';
import { readArticle, readArticleList, readViewCount } from './press-readers';

const summary = {
  id: 'a',
  siteId: 's',
  title: 't',
  summary: 'u',
  date: '2026-11-20T00:00:00Z',
  views: 3,
};

test.each([
  ['호수', '호수'],
  [` ${'호수'.normalize('NFD')}\u3000`, '호수'],
  ['🏠'.repeat(100), '🏠'.repeat(100)],
  ['🏠'.repeat(101), undefined],
  ['', undefined],
  [' ', undefined],
  ['a\t\r\nb  c', 'a b c'],
  ['a\u0007b', undefined],
  ['\ud83c', undefined],
])('the search text %j is read as %j [PRESS-18]', (given, text) => {
  expect(readSearchText(given)).toBe(text);
});

test('reads an article list field by field and drops unknown fields', () => {
  const list = readArticleList({ articles: [{ ...summary, secret: 1 }], next: null, more: true });
  expect(list).toEqual({ articles: [summary], next: null });
});

test.each([
  [null, /article list is not an object/],
  [[], /article list is not an object/],
  [{ articles: {}, next: null }, /articles is not a list/],
  [{ articles: [{ ...summary, views: '3' }], next: null }, /views is not a count/],
  [{ articles: [{ ...summary, views: -1 }], next: null }, /views is not a count/],
  [{ articles: [{ ...summary, title: { $ne: null } }], next: null }, /title is not a string/],
  [{ articles: [], next: 5 }, /next is not a string/],
])('rejects %j and names the problem', (value, problem) => {
  expect(() => readArticleList(value)).toThrow(problem);
});

test('an article needs its content', () => {
  expect(() => readArticle(summary)).toThrow(/content is not a string/);
  expect(readArticle({ ...summary, content: '' }).content).toBe('');
});

test('a count is a safe integer', () => {
  expect(readViewCount({ views: 0 })).toEqual({ views: 0 });
  expect(() => readViewCount({ views: 1.5 })).toThrow(TypeError);
});
