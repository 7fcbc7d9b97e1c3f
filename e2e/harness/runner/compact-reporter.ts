// A line per spec file and project, failures in full, and the line of counts that the checks read.
import type { FullResult, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import path from 'node:path';
import { formatCounts } from '@site/tools/counts-line';
import { indent } from './indent';

interface FileCounts {
  left: number;
  failed: number;
  skipped: number;
  total: number;
  durationMs: number;
}

export default class CompactReporter implements Reporter {
  private readonly countsByFile = new Map<string, FileCounts>();

  private suite: Suite | undefined;
  private errorsOutsideTests = 0;

  onBegin(_config: unknown, suite: Suite): void {
    this.suite = suite;
    for (const test of suite.allTests()) {
      const counts = this.countsOf(test);
      counts.total += 1;
      counts.left += 1;
    }
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const counts = this.countsOf(test);
    counts.left -= 1;
    counts.durationMs += result.duration;
    if (result.status === 'skipped') counts.skipped += 1;
    else if (result.status !== test.expectedStatus) {
      counts.failed += 1;
      this.log(`  ✗ ${test.titlePath().filter(Boolean).join(' › ')}`);
      for (const error of result.errors) this.log(indent(error.stack ?? error.message ?? ''));
    }
    if (counts.left === 0) this.log(lineOf(nameOf(test), counts));
  }

  onError(error: { readonly message?: string }): void {
    this.errorsOutsideTests += 1;
    this.log('  ✗ outside of any test');
    this.log(indent(error.message ?? ''));
  }

  onEnd(result: FullResult): void {
    if (result.status === 'interrupted' || result.status === 'timedout') this.log(result.status);
  }

  /** Last. A test that passed on retry (CI only, playwright.config.ts) has passed; its first failure was shown. */
  onExit(): Promise<void> {
    const outcomes = (this.suite?.allTests() ?? []).map((test) => test.outcome());
    const count = (...wanted: readonly string[]) =>
      outcomes.filter((outcome) => wanted.includes(outcome)).length;
    this.log(
      formatCounts({
        passed: count('expected', 'flaky'),
        failed: count('unexpected') + this.errorsOutsideTests,
        skipped: count('skipped'),
      }),
    );
    return Promise.resolve();
  }

  printsToStdio(): boolean {
    return true;
  }

  private countsOf(test: TestCase): FileCounts {
    const name = nameOf(test);
    const known = this.countsByFile.get(name) ?? {
      left: 0,
      failed: 0,
      skipped: 0,
      total: 0,
      durationMs: 0,
    };
    this.countsByFile.set(name, known);
    return known;
  }

  private log(line: string): void {
    console.log(line);
  }
}

function nameOf(test: TestCase): string {
  return `${path.basename(test.location.file)} (${test.parent.project()?.name ?? ''})`;
}

function lineOf(name: string, { failed, skipped, total, durationMs }: FileCounts): string {
  const counts = [
    `${total - failed - skipped} passed`,
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
  ];
  return `  ${failed > 0 ? '✗' : '✓'} ${name.padEnd(44)} ${counts.join(', ')}, ${(durationMs / 1000).toFixed(1)} s`;
}
