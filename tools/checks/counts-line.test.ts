import { addCounts, formatCounts, readCountsLine, readFailures } from './counts-line';

describe('the line of counts', () => {
  it('names skipped tests only when there are any', () => {
    expect(formatCounts({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed');
    expect(formatCounts({ passed: 12, failed: 1, skipped: 3 })).toBe(
      '12 passed, 1 failed, 3 skipped',
    );
  });

  it('is read from the end of an output', () => {
    const output = '1 passed, 1 failed\nmore\n7 passed, 0 failed, 2 skipped\n\n';
    expect(readCountsLine(output)).toEqual({ passed: 7, failed: 0, skipped: 2 });
    expect(readCountsLine('7 passed, 0 failed')).toEqual({ passed: 7, failed: 0, skipped: 0 });
  });

  it('is not found in a sentence that only resembles it', () => {
    expect(readCountsLine('of 9 tests 7 passed, 2 failed today')).toBeUndefined();
    expect(readCountsLine('')).toBeUndefined();
  });

  it('adds up', () => {
    const counts = { passed: 1, failed: 2, skipped: 3 };
    expect(addCounts([counts, counts])).toEqual({ passed: 2, failed: 4, skipped: 6 });
    expect(addCounts([])).toEqual({ passed: 0, failed: 0, skipped: 0 });
  });
});

it('takes failed tests with their errors from the output of a reporter', () => {
  const output = [
    '▸ browser specs',
    '  ✓ frame.spec.ts (mobile)   9 passed',
    '  ✗ mobile › home.spec.ts › the menu opens',
    '      Error: not visible',
    '',
    '  ✓ paper.spec.ts (mobile)   8 passed',
    '      132 articles',
  ].join('\n');
  expect(readFailures(output)).toBe(
    '✗ mobile › home.spec.ts › the menu opens\n    Error: not visible',
  );
});
