import { leftOut, planRounds } from './plan-rounds';
import { readOptions } from './read-options';

const candidates = {
  edges: [
    { edge: 'site-server' as const, site: 'http://a', limit: 'http://b' },
    { edge: 'nginx' as const, site: 'http://c', limit: 'http://d' },
  ],
  files: { site: 'http://1', limit: 'http://2' },
  articleId: '65f3a91c07e65f3a91c07e65',
};

test('every page of the route table is measured behind both edges, beside its limit page', () => {
  const rounds = planRounds(readOptions([]), candidates).filter(({ place }) => place === 'nginx');
  expect(rounds.filter(({ run }) => run === 1).length).toBeGreaterThan(30);
  expect(new Set(rounds.map(({ run }) => run))).toEqual(new Set([1, 2, 3, 4, 5]));
  const article = rounds.find(({ page }) => page.endsWith(':id'));
  expect(article?.candidates.map(({ name }) => name)).toEqual(['site', 'limit']);
  expect(article?.candidates[0]?.url).toMatch(/^http:\/\/c\/%[0-9A-F].*\/press\/65f3a91c07e6/);
});

test('taps and a visit begin at home, beside its limit page', () => {
  const options = readOptions(['--routes', '/,/FloorPlan/84A', '--runs', '1']);
  const rounds = planRounds(options, { ...candidates, edges: [] });
  expect(rounds.map(({ kind, page, candidates: all }) => [kind, page, all.length])).toEqual([
    ['input', '/', 2],
    ['visit', '/', 2],
  ]);
});

test('candidates left out are listed, so that a partial run does not replace the tables', () => {
  const { edges } = candidates;
  expect(leftOut(readOptions([]), candidates)).toEqual([]);
  expect(leftOut(readOptions([]), { ...candidates, edges: edges.slice(0, 1) })).toEqual(['nginx']);
  expect(leftOut(readOptions(['--routes', '/']), candidates)).toEqual(['all other pages']);
  expect(leftOut(readOptions(['--quick']), { ...candidates, edges: [] })).toEqual([
    'all other pages',
    'site-server',
    'nginx',
  ]);
});

test('a wrong argument is named', () => {
  expect(() => readOptions(['--edge', 'apache'])).toThrow('site-server, nginx, both');
  expect(() => readOptions(['--runs', '0'])).toThrow('--runs');
  const options = readOptions(['--routes', '/brand']);
  expect(() => planRounds(options, candidates)).toThrow('No page "/brand"');
});
