import type { StageOutcome } from './stage';

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
 * @returns the counts; a suite that could not start counts as one failed test. The note holds the failures' text.
 * @throws SyntaxError | TypeError when it is not such a report
 */
export function readJestCounts(json: string): StageOutcome {
  const report = asReport(JSON.parse(json));
  const messages = report.testResults
    .filter((suite) => suite.status === 'failed')
    .map((suite) => suite.message);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
    ...(messages.length > 0 && { note: messages.join('\n') }),
  };
}

function asReport(value: unknown): JestReport {
  if (typeof value === 'object' && value !== null && 'numPassedTests' in value)
    return value as JestReport;
  throw new TypeError('not a report of jest --json');
}
