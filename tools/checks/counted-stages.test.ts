import { countedOutcome, readJavaVersion } from './counted-stages';

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

test('a stage that needs what not every machine has is skipped with its reason, and still fails by its exit code', () => {
  expect(countedOutcome({ code: 0, output: 'No Firefox\n' }, true)).toEqual({
    passed: 0,
    failed: 0,
    skipped: 1,
    note: 'No Firefox',
  });
  expect(countedOutcome({ code: 1, output: '' }, true)).toEqual(failed('exit code 1, no counts'));
});

test.each([
  ['openjdk version "17.0.15" 2025-04-15\nOpenJDK Runtime Environment', 17],
  ['openjdk version "25" 2025-09-16', 25],
  ['java version "1.8.0_392"', 1],
  ['The operation couldn’t be completed. Unable to locate a Java Runtime.', undefined],
  ['', undefined],
])('the version of Java in %j', (output, version) => {
  expect(readJavaVersion(output)).toBe(version);
});
