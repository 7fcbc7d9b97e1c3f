import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Round } from '../rounds/round';
import { describeMachine } from './describe-machine';
import { extremesOf, pageTable } from './load-tables';
import { withResults, writeReport } from './write-report';

/** It is a module that jest cannot load. */
jest.mock('oxfmt', () => ({
  format: (_: string, code: string) => Promise.resolve({ code, errors: [] }),
}));

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
  place: 'site-server',
  page: '/',
  run,
  date: '2026-11-24',
  results: { site: figures(ours), limit: figures(limit) },
});

test('a row holds the lowest score, the medians, and the ratio to the limit page of the same rounds', () => {
  const [, , row] = pageTable([
    round(1, 1200, 1000),
    round(2, 1100, 1000),
    round(3, 1000, 1000),
  ]).split('\n');
  expect(row).toBe('| / | 99 | 800 | 1100 | 0 | 100 | 1.00 | 1.10 |');
});

test('a p that says something is shown', () => {
  const rounds = Array.from({ length: 5 }, (_, run) => round(run, 1100, 1000));
  expect(pageTable(rounds)).toContain('| 1.10 (p 0.06) |');
});

test('one sentence has the extremes of all pages', () => {
  expect(extremesOf([round(1, 1200, 1000), { ...round(1, 900, 1000), page: '/privacy' }])).toBe(
    '2 pages: lowest score 99, TBT at most 0 ms, FCP at most 1.00 and LCP at most 1.20 of the limit page.',
  );
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

const tools = { chromium: '147.0', lighthouse: '12.8.2' };
const versions = { shell: '1.0.0-0a1b2c3d', 'mfe-press': '1.0.0-4e5f6a7b' };

test('results of other tools or builds have another fingerprint', () => {
  const machines = [
    describeMachine(tools, versions),
    describeMachine({ ...tools, lighthouse: '13.0.0' }, versions),
    describeMachine({ ...tools, chromium: '148.0' }, versions),
    describeMachine(tools, { ...versions, 'mfe-press': '1.0.0-00000000' }),
  ];
  expect(new Set(machines.map(({ fingerprint }) => fingerprint)).size).toBe(4);
  expect(describeMachine(tools, versions)).toEqual(machines[0]);
  expect(machines[1]?.description).toMatch(
    /Chromium 147\.0.* Lighthouse 13\.0\.0, shell 1\.0\.0-0a1b2c3d$/,
  );
});

test('the page names the days of its rounds, and keeps its tables when a part was not measured', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'report-'));
  const file = join(folder, 'performance.md');
  const before =
    '<!-- results: written by npm run bench -- pages -->\n\nold\n\n<!-- end of results -->\n';
  writeFileSync(file, before);
  const lines: string[] = [];
  const write = (rounds: readonly Round[], ...notMeasured: readonly string[]) =>
    writeReport(
      { rounds, machine: describeMachine(tools, versions), notMeasured },
      (line) => lines.push(line),
      file,
    );
  await write([round(1, 1000, 1000)], 'nginx', 'all other pages');
  expect(readFileSync(file, 'utf8')).toBe(before);
  expect(lines.join()).toContain('Measured 2026-11-24 on ');
  expect(lines.join()).toContain("CLS at most 0.0000; Lighthouse's benchmark index 1500 to 1500.");
  expect(lines.join()).toMatch(
    /### Every page, site-server[\s\S]* not measured: nginx, all other pages$/,
  );
  await write([{ ...round(1, 1000, 1000), date: '2026-11-23' }, round(2, 1000, 1000)]);
  expect(readFileSync(file, 'utf8')).toContain('Measured 2026-11-23 to 2026-11-24 on ');
  expect(readFileSync(file, 'utf8')).not.toContain('old');
  rmSync(folder, { recursive: true });
});
