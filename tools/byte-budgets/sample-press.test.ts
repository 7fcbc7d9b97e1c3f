import { samplePress } from './sample-press';

const page = (text: string) =>
  `<nav>menu</nav><main><div data-module="x"><p>${text}</p></div></main><footer>foot</footer>`;
const words = Array.from({ length: 4_000 }, (_, i) => `word${i}.`).join(' ');

test('ten articles and one of 3,000 characters, from the text that the remotes rendered', () => {
  const { list, article } = samplePress([page(words)]);
  expect(list.articles).toHaveLength(10);
  expect(new Set(list.articles.map(({ id }) => id)).size).toBe(10);
  expect(list.articles.every(({ id }) => /^[0-9a-f]{24}$/.test(id))).toBe(true);
  expect(article.content.length).toBeGreaterThanOrEqual(3_000);
  expect(article.content).toContain('word1. word2.');
  expect(article.content).not.toMatch(/menu|foot|</);
});

test('too little text is an error, not a small page', () => {
  expect(() => samplePress([page('short')])).toThrow(/too little text/);
});
