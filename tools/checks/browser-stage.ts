import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readFailures } from './counts-line';
import { reportFolder, runTool } from './run-tool';
import { oneFailed, oneSkipped, type Stage, type StageOutcome } from './stage';

/**
 * Specs that run at both widths. A test of another one that is tagged with neither width runs the same code at both, so it
 * runs on the phone only. `npm run spec` has all, and the walks of minutes.
 */
const bothWidths = ['accessibility', 'frame', 'frame-footer', 'no-script-every-route'];
/** Playwright compares it with project, file, title and tags. */
const onPhonesOnly = String.raw`^\s*desktop (?!(${bothWidths.join('|')})\.spec|.*@desktop)`;

/** e2e's reporter prints a line per spec file and each failure in full, so its output is shown as it comes. */
export const browserStage: Stage = {
  id: 'browser',
  sharesMachine: true,
  title: 'browser specs (Playwright)',
  needs: ['build'],
  run: () =>
    runSpecs('playwright.json', [
      'e2e/node_modules/@playwright/test/cli.js',
      'test',
      '--config=e2e/playwright.config.ts',
      `--grep-invert=@thorough|${onPhonesOnly}`,
    ]),
};

/** All of them: `npm run spec -- --engine firefox --engine webkit`. Skipped on a machine that has none. */
export const enginesStage: Stage = {
  id: 'engines',
  sharesMachine: true,
  title: 'Firefox and WebKit, sample',
  needs: ['build'],
  run: () =>
    runSpecs('engines.json', [
      'tools/bin/run.mjs',
      'spec',
      ...['--engine', 'firefox', '--engine', 'webkit'],
      ...['-g', '@sample', '--project', '*, mobile'],
    ]),
};

/** @param reportFile e2e's configuration of Playwright names the same one */
async function runSpecs(reportFile: string, args: readonly string[]): Promise<StageOutcome> {
  const report = path.join(reportFolder, reportFile);
  mkdirSync(reportFolder, { recursive: true });
  rmSync(report, { force: true });
  const { code, output } = await runTool(args, { showsOutput: true, limitMs: 25 * 60_000 });
  if (!existsSync(report))
    return code === 0
      ? oneSkipped(output.trim())
      : oneFailed(`Playwright ended with exit code ${code}`);
  const counts = readPlaywrightCounts(readFileSync(report, 'utf8'));
  if (code === 0) return counts;
  if (counts.failed > 0) return { note: readFailures(output), ...counts };
  return { ...counts, failed: 1, note: `Playwright ended with exit code ${code}` };
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  /** Errors outside any test: the site did not start, a file does not compile. */
  readonly errors: readonly { readonly message?: string }[];
}

/**
 * @param json the file of Playwright's JSON reporter
 * @returns the counts; an error outside a test counts as one failed test. A test that passed on retry (CI only,
 * playwright.config.ts) has passed; the compact reporter has shown its first failure.
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
