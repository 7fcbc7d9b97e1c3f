import { ratios, runs, spread, takeTurns } from './take-turns';

test('candidates take turns, and the first turn does not count', async () => {
  const order: string[] = [];
  const measure = (name: string, cost: number) => async () => {
    order.push(name);
    return cost * order.length;
  };
  const costs = await takeTurns(
    new Map([
      ['a', measure('a', 1)],
      ['b', measure('b', 10)],
    ]),
  );
  expect(order.join('')).toBe('ab'.repeat(runs + 1));
  expect(costs.get('a')).toEqual([3, 5, 7, 9, 11]);
  expect(ratios(costs, 'b', 'a')).toEqual([40 / 3, 12, 80 / 7, 100 / 9, 120 / 11]);
});

test('a spread is the median with the smallest and the largest', () => {
  expect(spread([3, 1, 2])).toBe('2.00 (1.00 to 3.00)');
  expect(spread([3, 1, 2], 0)).toBe('2 (1 to 3)');
});
