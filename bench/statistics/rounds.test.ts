import { takeRounds } from './rounds';

test('candidates take turns; a failed measurement is repeated, twice', async () => {
  const order: string[] = [];
  const failures = new Map([
    ['a', 1],
    ['b', 3],
  ]);
  const measure = ({ name }: { readonly name: string }) => {
    order.push(name);
    const left = failures.get(name) ?? 0;
    failures.set(name, left - 1);
    return left > 0 ? Promise.reject(new Error('busy')) : Promise.resolve({ lcp: order.length });
  };
  const candidates = ['a', 'b'].map((name) => ({ name, url: `http://${name}` }));
  const reported: string[] = [];
  const rounds = await takeRounds(2, candidates, measure, (run, name, result) =>
    reported.push(`${run} ${name} ${result instanceof Error ? result.message : result['lcp']}`),
  );
  expect(order.join('')).toBe('aabbbab');
  expect(rounds).toEqual([{ a: { lcp: 2 } }, { a: { lcp: 6 }, b: { lcp: 7 } }]);
  expect(reported).toEqual([
    '1 a busy',
    '1 a 2',
    '1 b busy',
    '1 b busy',
    '1 b busy',
    '2 a 6',
    '2 b 7',
  ]);
});
