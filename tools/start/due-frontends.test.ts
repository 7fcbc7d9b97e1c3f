import { frontendNames } from '@site/release';
import { dueFrontends } from './due-frontends';

const report = jest.fn<undefined, [string]>();
beforeEach(() => report.mockReset());

const builds = Object.fromEntries(frontendNames.map((name) => [name, '1.0.0-now']));
const live = { versions: { shell: '1.0.0-s', 'mfe-press': '1.0.0-other' } };
const others = frontendNames.filter((name) => name !== 'mfe-press');

test('what was rolled back is kept until its build changes, and named', () => {
  const rolledBack = {
    'mfe-press': ['1.0.0-now', '1.0.0-later'],
    'mfe-content': ['1.0.0-other'],
  };
  const due = dueFrontends({ live: { ...live, rolledBack }, builds, lastStart: {} }, report);
  expect(due).toEqual(others);
  expect(report.mock.calls).toEqual([
    [expect.stringMatching(/mfe-press was rolled back: 1\.0\.0-other stays live until its source/)],
  ]);
});

test('what a team has released since the last start is kept until its source changes here', () => {
  const lastStart = { shell: '1.0.0-s', 'mfe-press': '1.0.0-now', 'mfe-content': '1.0.0-now' };
  expect(dueFrontends({ live, builds, lastStart }, report)).toEqual(others);
  expect(report.mock.calls).toEqual([
    [expect.stringMatching(/mfe-press was released from elsewhere: 1\.0\.0-other stays live/)],
  ]);
  const changed = { ...builds, 'mfe-press': '1.0.0-next' };
  expect(dueFrontends({ live, builds: changed, lastStart }, report)).toEqual(frontendNames);
});

test('an empty site gets everything', () => {
  expect(dueFrontends({ live: undefined, builds, lastStart: builds }, report)).toEqual(
    frontendNames,
  );
});
