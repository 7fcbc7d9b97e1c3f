import { factProblems, timeProblems } from './load-problems';
import type { Load } from './measure-load';

const good: Load = {
  fcp: 500,
  lcp: 800,
  tbt: 0,
  fontBytes: 0,
  scriptsBeforePaint: 1,
  hasReactRun: false,
};
const loads = (site: Partial<Load>, limit: Partial<Load> = {}) => ({
  site: [{ ...good, ...site }],
  limit: [{ ...good, ...limit }],
});

test('a page level with its limit page has no problems, nor does one within the noise', () => {
  expect(factProblems(loads({}))).toEqual([]);
  expect(timeProblems(loads({ fcp: 600, lcp: 990, tbt: 150 }))).toEqual([]);
});

test('each fact that must hold is looked at', () => {
  expect(factProblems(loads({ fontBytes: 77_000 }))).toEqual([
    '77000 bytes of typefaces came before the largest paint; 20480 may',
  ]);
  expect(factProblems(loads({ scriptsBeforePaint: 4 }))).toHaveLength(1);
  expect(factProblems(loads({ hasReactRun: true }))).toEqual(['React ran without an interaction']);
});

test('a paint later than the limit page allows names both figures', () => {
  expect(timeProblems(loads({ lcp: 1200 }))).toEqual([
    'LCP is 1200 ms beside 800 ms of the limit page, 1.50 times; at most 1.25',
  ]);
});

test('blocking is measured against what the page costs without script', () => {
  expect(timeProblems(loads({ tbt: 400 }))).toHaveLength(1);
  expect(timeProblems(loads({ tbt: 400 }, { tbt: 200 }))).toEqual([]);
});

test('a slow load beside a fast one is noise', () => {
  const site = [good, { ...good, lcp: 5000 }, good];
  expect(timeProblems({ site, limit: [good, good, good] })).toEqual([]);
  expect(timeProblems({ site: site.slice(1, 2), limit: [good] })).toHaveLength(1);
});
