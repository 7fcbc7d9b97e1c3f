import type { StageOutcome } from './stage';

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  /** Faults outside any test: the site did not start, a file does not compile. */
  readonly errors: readonly { readonly message?: string }[];
}

/**
 * @param json the file of Playwright's JSON reporter
 * @returns the counts; each fault outside a test counts as one failed test. A test that passed at its
 * second try (CI only, playwright.config.ts) has passed; the compact reporter has shown what failed at the first.
 * @throws SyntaxError | TypeError when it is not such a report
 */
export function readPlaywrightCounts(json: string): StageOutcome {
  const { stats, errors } = asReport(JSON.parse(json));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    ...(errors.length > 0 && { note: errors.map((error) => error.message ?? '').join('\n') }),
  };
}

function asReport(value: unknown): PlaywrightReport {
  if (typeof value === 'object' && value !== null && 'stats' in value && 'errors' in value)
    return value as PlaywrightReport;
  throw new TypeError('not a report of Playwright');
}
