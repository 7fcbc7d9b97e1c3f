// A line per resilience test with its expectations, failures in full, and the line of counts that the checks read.
import type {
  FullResult,
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
  TestStep,
} from '@playwright/test/reporter';
import { addCounts, formatCounts } from '@site/tools/counts-line';
import type { Counts } from '@site/tools/stage';
import { indent } from './indent';

export default class ResilienceReporter implements Reporter {
  private suite: Suite | undefined;
  private errorsOutsideTests = 0;

  onBegin(_config: unknown, suite: Suite): void {
    this.suite = suite;
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const { passed, failed, skipped } = countsOf(result);
    const mark = failed > 0 ? '✗' : skipped > 0 ? '-' : '✓';
    const total = passed + failed;
    const outcome =
      failed > 0
        ? `${failed} of ${total} expectations failed${result.retry > 0 ? ' again' : ''}`
        : skipped > 0
          ? `skipped: ${test.annotations.find(({ type }) => type === 'skip')?.description ?? 'an earlier step failed'}`
          : `${total} expectations`;
    console.log(
      `  ${mark} ${titleOf(test)} (${outcome}, ${(result.duration / 1000).toFixed(1)} s)`,
    );
    for (const error of result.errors) console.log(indent(textOf(error)));
    for (const { type, description = '' } of test.annotations)
      if (type === 'figures') console.log(indent(description));
    if (failed > 0 && result.errors.length === 0)
      console.log(indent(`${result.status}: no assertion ran`));
  }

  onError(error: TestError): void {
    this.errorsOutsideTests += 1;
    console.log(indent(textOf(error)));
  }

  onEnd(): Promise<{ status?: FullResult['status'] } | undefined> {
    return Promise.resolve(this.total().failed > 0 ? { status: 'failed' } : undefined);
  }

  /** After the other reporters, so that the counts are the last line. */
  onExit(): Promise<void> {
    console.log(formatCounts(this.total()));
    return Promise.resolve();
  }

  printsToStdio(): boolean {
    return true;
  }

  private total(): Counts {
    const last = (this.suite?.allTests() ?? []).flatMap(({ results }) => results.slice(-1));
    const outsideTests = { passed: 0, failed: this.errorsOutsideTests, skipped: 0 };
    return addCounts([...last.map(countsOf), outsideTests]);
  }
}

/** A test that fails outside its expectations, or has none, counts as one failed expectation. */
function countsOf({ status, steps }: TestResult): Counts {
  if (status === 'skipped') return { passed: 0, failed: 0, skipped: 1 };
  const expectations = expectationsIn(steps);
  const failed = expectations.filter(({ error }) => error !== undefined).length;
  const isOtherwiseFailed = failed === 0 && (status !== 'passed' || expectations.length === 0);
  return {
    passed: expectations.length - failed,
    failed: failed + (isOtherwiseFailed ? 1 : 0),
    skipped: 0,
  };
}

/** Retried expectations contain others, which are not counted. */
function expectationsIn(steps: readonly TestStep[]): readonly TestStep[] {
  return steps.flatMap((step) =>
    step.category === 'expect' ? [step] : expectationsIn(step.steps),
  );
}

function titleOf(test: TestCase): string {
  // Root, project and file come first.
  return test.titlePath().slice(3).join(' › ');
}

function textOf({ stack, message, value }: TestError): string {
  return stack ?? message ?? value ?? '';
}
