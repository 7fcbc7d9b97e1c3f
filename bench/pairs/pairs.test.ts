import { readPairs } from './read-pairs';
import { summarizePairs } from './summarize-pairs';

const figures = (lcp: number, tbt = 0) => ({
  score: 99,
  fcp: 800,
  lcp,
  tbt,
  cls: 0,
  speedIndex: 900,
  bytes: 102_400,
  requests: 7,
  scripts: 4,
  fonts: 1,
  machineIndex: 1500,
});

test('names, addresses and the number of runs', () => {
  const before = { name: 'before', address: 'http://localhost:1/?a=b' };
  const limit = { name: 'limit', address: 'limit:http://localhost:2/' };
  const args = ['before=http://localhost:1/?a=b', 'limit=limit:http://localhost:2/'];
  const candidates = [before, limit];
  expect(readPairs(args)).toEqual({ runs: 5, candidates });
  expect(readPairs([...args, '--runs', '7'])).toEqual({ runs: 7, candidates });
  expect(readPairs(['--runs=7', ...args])).toEqual({ runs: 7, candidates });
});

test.each([
  [['http://localhost/'], '"http://localhost/" is not <name>=<address>'],
  [['a='], '"a=" is not <name>=<address>'],
  [['a=http://localhost/', '--runs=0'], '--runs must be 1 or more, not "0"'],
  [['a=http://localhost/', '--quick'], "Unknown option '--quick'"],
])('%j is refused: %s', (args, message) => {
  expect(() => readPairs(args)).toThrow(message);
});

test('pages are compared round by round, without rounds that have no result of one', () => {
  const rounds = [
    { before: figures(1000), after: figures(1000) },
    { after: figures(3000) },
    { before: figures(3000), after: figures(2000) },
    { before: figures(3000), after: figures(2000) },
  ];
  const lines = summarizePairs(rounds, ['before', 'after', 'limit']);
  expect(lines).toHaveLength(4);
  expect(lines[0]).toMatch(/^before +score=99 fcp=800 lcp=3000 tbt=0 cls=0.0000 .*fonts=1/);
  expect(lines[1]).toMatch(/^after +score=99 fcp=800 lcp=2000/);
  expect(lines[2]?.trim()).toBe(
    'before against after: fcp 1.00× (p 1.000), lcp 1.50× (p 0.500), tbt 1.00× (p 1.000)',
  );
  expect(lines[3]).toMatch(/^limit +no results$/);
  expect(summarizePairs(rounds.slice(1, 2), ['before', 'after'])).toHaveLength(2);
});

test('a figure that is zero in one of both has no ratio', () => {
  const rounds = [{ a: figures(1000, 50), b: figures(1000) }];
  expect(summarizePairs(rounds, ['a', 'b'])[2]).toContain('tbt – (p 1.000)');
});
