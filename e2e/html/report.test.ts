import { formatCounts, readCountsLine, readFailures } from '@site/tools/counts-line';
import { withoutExceptions } from './exceptions';
import { reportOf } from './report';

const exception = { message: 'Unknown property', reason: 'newer than the checker' };
const unknown = { page: 'index.html', message: 'Unknown property', extract: 'a{b:c}' };
const fault = { page: 'index.html', message: 'Stray end tag', extract: '</p> ' };

test('a covered message fails no page, any other fails its page and is shown with its place', () => {
  const { findings, unused } = withoutExceptions([unknown, fault], [exception]);
  const { lines, counts } = reportOf(['index.html', 'privacy.html'], findings, unused);
  const output = [...lines, formatCounts(counts)].join('\n');
  expect(readCountsLine(output)).toEqual({ passed: 1, failed: 1, skipped: 0 });
  expect(readFailures(output)).toBe('✗ index.html\n    Stray end tag\n      </p>');
});

test('an exception that nothing needs any more is an error', () => {
  const { findings, unused } = withoutExceptions([], [exception]);
  const { lines, counts } = reportOf(['index.html'], findings, unused);
  expect(counts).toEqual({ passed: 1, failed: 1, skipped: 0 });
  expect(lines.join('\n')).toContain('nothing needs "Unknown property"');
});
