import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chooseSuites, suiteDurations } from './related-tests';

const durations = new Map([
  ['slow', 30_000],
  ['quick', 100],
  ['middle', 900],
]);

test('the shortest suites first, as long as they fit together', () => {
  expect(chooseSuites(['slow', 'middle', 'quick'], durations, 1_000)).toEqual({
    chosen: ['quick', 'middle'],
    left: ['slow'],
  });
  expect(chooseSuites(['slow', 'middle', 'quick'], durations, 31_000).left).toEqual([]);
});

test('a suite that was never measured counts as a second', () => {
  expect(chooseSuites(['new', 'quick'], durations, 1_000)).toEqual({
    chosen: ['quick'],
    left: ['new'],
  });
});

test('durations come from the report of the last complete run', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'durations-'));
  const report = path.join(folder, 'jest.json');
  expect(suiteDurations(report)).toEqual(new Map());
  const testResults = [{ name: '/site/a.test.ts', startTime: 1_000, endTime: 1_250 }];
  writeFileSync(report, JSON.stringify({ testResults }));
  expect(suiteDurations(report)).toEqual(new Map([['/site/a.test.ts', 250]]));
  rmSync(folder, { recursive: true });
});
