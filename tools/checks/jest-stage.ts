import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { wholeMatrix } from '@site/testing/matrix';
import { repositoryRoot } from '@site/release';
import { runTool } from './run-tool';
import { oneFailed, type Stage, type StageOutcome } from './stage';
import { jestPathsWithout, withoutImagery } from './tools';

/** Ignored by git. */
export const reportFolder = path.join(repositoryRoot, '.cache/checks');
/** Of the last complete run: the quick part reads the durations of suites from it. */
export const jestReport = path.join(reportFolder, 'jest.json');
export const jestPath = 'node_modules/jest/bin/jest.js';

/** Minutes of both cores together: whole builds, days of backups, every documented command. Others test the parts. */
const longTests = [
  'form-service/src/copy-store-command',
  'form-service/src/data/mongodb/move-from-sqlite',
  'tools/backup/damaged-stores',
  'tools/backup/schedule',
  'tools/consistency/runbook-commands',
  'tools/new/released-remote',
  'tools/reproduce/checkout-path',
  'tools/testing/compiled-programs',
  'tools/trace/trace-stack',
];

export const jestStage: Stage = {
  id: 'jest',
  title: 'unit and integration tests (jest)',
  runsAlone: true,
  run: () => runJest([jestPathsWithout(['imagery/', ...longTests])], jestReport),
};

export const longStage: Stage = {
  id: 'long',
  title: 'all tests with every row of their matrices (jest)',
  runsAlone: true,
  isOnRequest: true,
  run: () =>
    runJest([withoutImagery.jest], path.join(reportFolder, 'jest-long.json'), {
      [wholeMatrix]: '1',
    }),
};

/** @param args the tests to run; none: all @param report is replaced */
export async function runJest(
  args: readonly string[],
  report: string,
  env: Readonly<Record<string, string>> = {},
): Promise<StageOutcome> {
  mkdirSync(reportFolder, { recursive: true });
  rmSync(report, { force: true });
  // Two more than the cores: tests of the edges wait for copies to age, so four workers take 196 s, three 218.
  const options = ['--maxWorkers=4', '--json', `--outputFile=${report}`];
  const { code, output } = await runTool([jestPath, ...options, ...args], { env });
  if (!existsSync(report)) return oneFailed(output);
  const counts = readJestCounts(readFileSync(report, 'utf8'));
  if (code === 0 || counts.failed > 0) return counts;
  return { ...counts, failed: 1, note: `jest ended with exit code ${code}\n${output}` };
}

interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly numRuntimeErrorTestSuites: number;
  readonly testResults: readonly { readonly status: string; readonly message: string }[];
}

/**
 * @param json the file that `jest --json --outputFile` wrote
 * @returns the counts; a suite that could not start counts as one failed test. The note contains the failures' text.
 */
export function readJestCounts(json: string): StageOutcome {
  const { testResults, ...numbers } = JSON.parse(json) as JestReport;
  const messages = testResults
    .filter((suite) => suite.status === 'failed')
    .map((suite) => suite.message);
  return {
    passed: numbers.numPassedTests,
    failed: numbers.numFailedTests + numbers.numRuntimeErrorTestSuites,
    skipped: numbers.numPendingTests + numbers.numTodoTests,
    ...(messages.length > 0 && { note: messages.join('\n') }),
  };
}
