import { countedOutcome } from './counted-outcome';

const failed = (note: string) => ({ passed: 0, failed: 1, skipped: 0, note });

test.each([
  ['all passed', 0, '12 passed, 0 failed, 1 skipped', { passed: 12, failed: 0, skipped: 1 }],
  [
    'some failed',
    1,
    '  ✗ mfe-press answers 503\n3 passed, 1 failed',
    { passed: 3, failed: 1, skipped: 0, note: '✗ mfe-press answers 503' },
  ],
  ['ended by an error', 1, '3 passed, 0 failed', failed('exit code 1')],
  ['no counts', 1, 'No browser', failed('exit code 1, no counts')],
  ['no counts, although the exit code is 0', 0, '', failed('exit code 0, no counts')],
])('%s', (_, code, output, outcome) => {
  expect(countedOutcome({ code, output })).toEqual(outcome);
});
