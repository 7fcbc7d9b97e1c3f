import { execFileSync } from 'node:child_process';
import { repositoryRoot } from '@site/release';
import { jestPath, longStage, readJestCounts } from './jest-stage';
import { runTool } from './run-tool';
import { withoutImagery } from './tools';

jest.mock('./run-tool', () => ({
  ...jest.requireActual<object>('./run-tool'),
  runTool: jest.fn(() => Promise.resolve({ code: 1, output: 'not started' })),
}));

const report = (changes: object) =>
  JSON.stringify({
    ...{ numPassedTests: 10, numFailedTests: 0, numPendingTests: 2, numTodoTests: 1 },
    numRuntimeErrorTestSuites: 0,
    testResults: [{ status: 'passed', message: 'quiet' }],
    ...changes,
  });

it('takes the counts of a clean run without a note, pending and todo as skipped', () => {
  expect(readJestCounts(report({}))).toEqual({ passed: 10, failed: 0, skipped: 3 });
});

it('counts a suite that could not start as a failure, with its message', () => {
  const testResults = [
    { status: 'passed', message: 'quiet' },
    { status: 'failed', message: 'Cannot find module' },
  ];
  expect(readJestCounts(report({ numRuntimeErrorTestSuites: 1, testResults }))).toEqual({
    ...{ passed: 10, failed: 1, skipped: 3 },
    note: 'Cannot find module',
  });
});

it('the stage long runs every suite with every row of its matrices', async () => {
  expect(await longStage.run()).toMatchObject({ failed: 1 });
  expect(runTool).toHaveBeenCalledWith(expect.arrayContaining([withoutImagery.jest]), {
    env: { WHOLE_MATRIX: '1' },
  });
});

it('the whole run leaves out imagery/, which has dependencies of its own, and nothing else', () => {
  const list = (...patterns: string[]) =>
    execFileSync(process.execPath, [jestPath, '--listTests', ...patterns], {
      cwd: repositoryRoot,
      encoding: 'utf8',
    })
      .trim()
      .split('\n')
      .toSorted();
  const isOfImagery = (file: string) => file.startsWith(`${repositoryRoot}/imagery/`);
  const all = list();
  expect(all.some(isOfImagery)).toBe(true);
  expect(list(withoutImagery.jest)).toEqual(all.filter((file) => !isOfImagery(file)));
});
