import { overBudget, pageBudget, scriptBudget, type PageWeight } from './budgets';

const weight = (remotes: number, page: number, scripts: number): PageWeight => ({
  path: '/x',
  page,
  styles: 0,
  linked: 0,
  scripts,
  budgets: { page: pageBudget, scripts: scriptBudget(remotes) },
});

test('a site at its limits is within them', () => {
  expect(overBudget([weight(1, 14_000, 150_000), weight(3, 14_000, 183_500)])).toEqual([]);
});

test('each budget that is exceeded gets a line that names page and bytes', () => {
  expect(overBudget([weight(1, 14_001, 155_001), weight(3, 1, 183_501)])).toEqual([
    '/x: HTML and CSS 14001 bytes brotli, at most 14000',
    '/x: JavaScript 155001 bytes brotli, at most 155000',
    '/x: JavaScript 183501 bytes brotli, at most 183500',
  ]);
});

test('goals are a bound of their own', () => {
  const between = [weight(1, 1, 135_000)];
  expect(overBudget(between)).toEqual([]);
  expect(overBudget(between, 'goal')).toHaveLength(1);
});
