import { overBudget, pageBudget, scriptBudget, type PageWeight } from './budgets';

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
  expect(overBudget([weight(1, 14_000, 150_000), weight(3, 14_000, 183_000)])).toEqual([]);
});

test('each budget that is exceeded gets a line that names page and bytes', () => {
  expect(overBudget([weight(1, 14_001, 154_501), weight(3, 1, 183_001)])).toEqual([
    '/x: HTML and CSS 14001 bytes brotli, at most 14000',
    '/x: JavaScript 154501 bytes brotli, at most 154500',
    '/x: JavaScript 183001 bytes brotli, at most 183000',
  ]);
});

test('goals are a bound of their own', () => {
  const between = [weight(1, 1, 135_000)];
  expect(overBudget(between)).toEqual([]);
  expect(overBudget(between, 'goal')).toHaveLength(1);
});
