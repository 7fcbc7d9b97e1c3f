import { readCountsLine, readFailures } from './counts-line';

it('is read from the end of an output, and not from a sentence that only resembles it', () => {
  const output = '1 passed, 1 failed\nmore\n7 passed, 0 failed, 2 skipped\n\n';
  expect(readCountsLine(output)).toEqual({ passed: 7, failed: 0, skipped: 2 });
  expect(readCountsLine('7 passed, 0 failed')).toEqual({ passed: 7, failed: 0, skipped: 0 });
  expect(readCountsLine('of 9 tests 7 passed, 2 failed today')).toBeUndefined();
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
