import type { Counts } from './stage';

const pattern = /^(\d+) passed, (\d+) failed(?:, (\d+) skipped)?$/;

/** The last line of the checks and of the resilience tests: `N passed, N failed`, and `, N skipped` if there are any. */
export function formatCounts({ passed, failed, skipped }: Counts): string {
  const line = `${passed} passed, ${failed} failed`;
  return skipped > 0 ? `${line}, ${skipped} skipped` : line;
}

/** @returns the counts in the last such line of an output, if there is one. */
export function readCountsLine(output: string): Counts | undefined {
  for (const line of output.trimEnd().split('\n').reverse()) {
    const match = pattern.exec(line.trim());
    if (!match) continue;
    const [, passed, failed, skipped = 0] = match;
    return { passed: Number(passed), failed: Number(failed), skipped: Number(skipped) };
  }
  return undefined;
}

/** @returns the lines of a reporter's output about failed tests: `  ✗ title` and the deeper indented text after it. */
export function readFailures(output: string): string {
  const lines: string[] = [];
  let isOfFailure = false;
  for (const line of output.split('\n')) {
    if (line.startsWith('  ✗ ')) isOfFailure = true;
    else if (!line.startsWith('      ')) isOfFailure = false;
    if (isOfFailure) lines.push(line.slice(2));
  }
  return lines.join('\n');
}

export function addCounts(all: readonly Counts[]): Counts {
  return {
    passed: all.reduce((sum, counts) => sum + counts.passed, 0),
    failed: all.reduce((sum, counts) => sum + counts.failed, 0),
    skipped: all.reduce((sum, counts) => sum + counts.skipped, 0),
  };
}
