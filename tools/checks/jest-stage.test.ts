import { execFileSync } from 'node:child_process';
import { repositoryRoot } from '@site/release';
import { jestPath, longStage, readJestCounts } from './jest-stage';
import { runTool } from './run-tool';
import { withoutImagery } from './tools';

jest.mock('./run-tool', () => ({
  ...jest.requireActual<object>('./run-tool'),
  runTool: jest.fn(() => Promise.resolve({ code: 1, output: 'not started' })),
}));

function report(changes: object): string {
  return JSON.stringify({
    numPassedTests: 10,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    numRuntimeErrorTestSuites: 0,
    testResults: [{ status: 'passed', message: '' }],
    ...changes,
  });
}

describe('readJestCounts', () => {
  it('takes the counts of a clean run without a note', () => {
    expect(readJestCounts(report({}))).toEqual({ passed: 10, failed: 0, skipped: 0 });
  });

  it('counts pending and todo as skipped', () => {
    expect(readJestCounts(report({ numPendingTests: 2, numTodoTests: 1 })).skipped).toBe(3);
  });

  it('counts a suite that could not start as a failure, with its message', () => {
    const outcome = readJestCounts(
      report({
        numRuntimeErrorTestSuites: 1,
        testResults: [
          { status: 'passed', message: 'quiet' },
          { status: 'failed', message: 'Cannot find module' },
        ],
      }),
    );
    expect(outcome).toEqual({ passed: 10, failed: 1, skipped: 0, note: 'Cannot find module' });
  });
});

it('the stage long runs every suite with every row of its matrices', async () => {
  expect(await longStage.run()).toMatchObject({ failed: 1 });
  expect(runTool).toHaveBeenCalledWith(expect.arrayContaining([withoutImagery.jest]), {
    env: { WHOLE_MATRIX: '1' },
  });
});

describe('the pattern of the whole run', () => {
  it('leaves out imagery/, which has dependencies of its own, and nothing else', () => {
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
});
