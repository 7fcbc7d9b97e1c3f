import { pageBudget, scriptBudget } from './budgets';
import type { PageWeight } from './measure-site';
import { overBudget } from './over-budget';

const weight = (remotes: number, page: number, scripts: number): PageWeight => ({
  path: '/x',
  page,
  styles: 0,
  linked: 0,
  plain: 1,
  scripts,
  budgets: { page: pageBudget, scripts: scriptBudget(remotes) },
});

test('a site at its limits is within them', () => {
  expect(overBudget([weight(1, 14_000, 128_000), weight(3, 14_000, 150_000)])).toEqual([]);
});

test('each budget that is exceeded gets a line that names page and bytes', () => {
  expect(overBudget([weight(1, 14_001, 128_001), weight(3, 1, 150_001)])).toEqual([
    '/x: HTML and CSS 14001 bytes brotli, at most 14000',
    '/x: JavaScript 128001 bytes brotli, at most 128000',
    '/x: JavaScript 150001 bytes brotli, at most 150000',
  ]);
});

test('goals are asked for apart', () => {
  const between = [weight(1, 1, 120_000)];
  expect(overBudget(between)).toEqual([]);
  expect(overBudget(between, 'goal')).toHaveLength(1);
});
