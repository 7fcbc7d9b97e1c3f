import type { Round } from './rounds';
import { compare, medianOf, signTest } from './compare';
import { median } from './median';

const rounds = (pairs: readonly (readonly [number, number])[]): Round[] =>
  pairs.map(([site, limit]) => ({ site: { lcp: site }, limit: { lcp: limit } }));

test('median: the middle, or the mean of the two in the middle, whatever the order', () => {
  expect(median([30, 10, 20])).toBe(20);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(() => median([])).toThrow('No values');
});

test('sign test: five pairs that agree have a p-value of at least 1 in 16', () => {
  const agree = [1, 2, 3, 4, 5].map((base) => [base, base + 1] as const);
  expect(signTest(agree)).toBeCloseTo(0.0625);
  expect(signTest([...agree, ...agree])).toBeCloseTo(2 / 1024);
});

test('sign test: an even split and ties alone are not significant', () => {
  expect(
    signTest([
      [1, 2],
      [2, 1],
    ]),
  ).toBe(1);
  expect(
    signTest([
      [1, 1],
      [2, 2],
    ]),
  ).toBe(1);
  expect(signTest([])).toBe(1);
});

test('sign test: four of five against one', () => {
  expect(
    signTest([
      [1, 2],
      [1, 2],
      [1, 2],
      [1, 2],
      [2, 1],
    ]),
  ).toBeCloseTo(0.375);
});

test('a ratio is the median of the ratios of each round, not of the medians', () => {
  const measured = rounds([
    [100, 50],
    [10, 10],
    [30, 20],
  ]);
  expect(compare(measured, 'site', 'limit', 'lcp').ratio).toBe(1.5);
  expect(medianOf(measured, 'limit', 'lcp')).toBe(20);
});

test('nothing against nothing is the same', () => {
  expect(compare(rounds([[0, 0]]), 'site', 'limit', 'lcp')).toEqual({ ratio: 1, p: 1 });
});
