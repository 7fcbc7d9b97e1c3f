import type { Round } from '../rounds/round';
import { edgeTable, peerTable } from './load-tables';
import { withResults } from './with-results';

const figures = (lcp: number) => ({
  score: 99,
  fcp: 800,
  lcp,
  tbt: 0,
  cls: 0,
  speedIndex: 900,
  bytes: 102_400,
  requests: 7,
  machineIndex: 1500,
});
const round = (run: number, ours: number, limit: number): Round => ({
  kind: 'load',
  place: 'gateway',
  page: '/',
  run,
  results: { site: figures(ours), limit: figures(limit) },
});

test('a row holds the medians, every score, and the ratio to the limit page of the same rounds', () => {
  const [, , row] = edgeTable([
    round(1, 1200, 1000),
    round(2, 1100, 1000),
    round(3, 1000, 1000),
  ]).split('\n');
  expect(row).toBe(
    '| / | 99 | 99 99 99 | 800 | 1100 | 0 | 0.0000 | 900 | 100 | 7 | 1500 | 99 | 800 | 1000 | 0 | 1.00 (p 1.00) | 1.10 (p 0.50) |',
  );
});

test('peers are compared with the site', () => {
  const rows = peerTable([round(1, 1000, 800)]).split('\n');
  expect(rows).toHaveLength(4);
  expect(rows[3]).toContain('0.80 (p 1.00)');
});

test('only what stands between the marks is replaced', () => {
  const page =
    '# Performance\n\nby hand\n\n<!-- results: written by npm run bench -- pages -->\n\nold\n\n<!-- end of results -->\n\nafter\n';
  const written = withResults(page, 'new');
  expect(written).toContain('by hand');
  expect(written).toContain('after');
  expect(written).toContain('new');
  expect(written).not.toContain('old');
  expect(withResults(written, 'new')).toBe(written);
  expect(() => withResults('# Performance', 'new')).toThrow('lacks the markers');
});
