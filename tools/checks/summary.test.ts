import { formatDuration, summary } from './summary';

const results = [
  { id: 'lint', title: 'laws', durationMs: 31_200, passed: 1, failed: 0, skipped: 0 },
  { id: 'jest', title: 'tests', durationMs: 125_400, passed: 90, failed: 2, skipped: 1 },
  { id: 'drills', title: 'drills', durationMs: 0, passed: 0, failed: 0, skipped: 1 },
];

describe('the summary', () => {
  const lines = summary(results, 'MongoDB: not tested').split('\n');

  it('ends with the line about MongoDB and, last, the sum of the counts', () => {
    expect(lines.slice(-2)).toEqual(['MongoDB: not tested', '91 passed, 2 failed, 2 skipped']);
  });

  it('marks each stage and shows its time and counts', () => {
    expect(lines.slice(1, 5)).toEqual([
      '✓ laws         31.2 s  1 passed, 0 failed',
      '✗ tests    2 min 05 s  90 passed, 2 failed, 1 skipped',
      '- drills        0.0 s  0 passed, 0 failed, 1 skipped',
      '  all stages   2 min 37 s',
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
