import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@site/testing/fixtures';
import { forgetServers, formatDuration, serverLines, summary } from './summary';
import type { StageResult } from './stage';

const results = [
  { id: 'lint', title: 'rules', durationMs: 31_200, passed: 1, failed: 0, skipped: 0 },
  { id: 'jest', title: 'tests', durationMs: 125_400, passed: 90, failed: 2, skipped: 1 },
  { id: 'links', title: 'links', durationMs: 0, passed: 0, failed: 0, skipped: 1 },
];

const root = temporaryFolder();

describe('the summary', () => {
  const lines = summary(results, 'MongoDB: not tested').split('\n');

  it('ends with the line about MongoDB and, last, the sum of the counts', () => {
    expect(lines.slice(-2)).toEqual(['MongoDB: not tested', '91 passed, 2 failed, 2 skipped']);
  });

  it('marks each stage and shows its time and counts', () => {
    expect(lines.slice(1, 5)).toEqual([
      '✓ rules       31.2 s  1 passed, 0 failed',
      '✗ tests   2 min 05 s  90 passed, 2 failed, 1 skipped',
      '- links        0.0 s  0 passed, 0 failed, 1 skipped',
      '  all stages   2 min 37 s',
    ]);
  });

  it('repeats the start of what a failed stage wrote, so that the end of a log names the failed test', () => {
    const note = `● a suite › a test\n\n${'    at a line\n'.repeat(60)}`;
    const [lint, jest] = results as [StageResult, StageResult];
    const end = summary([lint, { ...jest, note }], 'MongoDB: not tested').split('\n');
    expect(end.slice(4, 7)).toEqual(['', '✗ tests', '  ● a suite › a test']);
    expect(end.slice(-4)).toEqual([
      '  … 21 more lines above',
      '',
      'MongoDB: not tested',
      '91 passed, 2 failed, 1 skipped',
    ]);
  });

  it.each([
    [8_340, '8.3 s'],
    [59_940, '59.9 s'],
    [60_000, '1 min 00 s'],
    [125_400, '2 min 05 s'],
  ])('writes %d ms as %s', (durationMs, text) => {
    expect(formatDuration(durationMs)).toBe(text);
  });
});

test('the lines about servers name those that were tested, until the next run removes their marks', () => {
  mkdirSync(path.join(root, '.cache'));
  expect(serverLines(root)).toBe('MongoDB: not tested\nS3 store: not tested');
  writeFileSync(path.join(root, '.cache/mongodb-tested'), 'FerretDB\n');
  writeFileSync(path.join(root, '.cache/s3-tested'), 'versitygw\n');
  expect(serverLines(root)).toBe('MongoDB: tested (FerretDB)\nS3 store: tested (versitygw)');
  forgetServers(root);
  expect(serverLines(root)).toBe('MongoDB: not tested\nS3 store: not tested');
});
