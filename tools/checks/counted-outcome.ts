import { readCountsLine, readFailures } from './counts-line';
import type { ToolRun } from './run-tool';
import { oneFailed, type StageOutcome } from './stage';

/** The outcome of a program whose last line has counts: without that line no test is known to have run. */
export function countedOutcome({ code, output }: ToolRun): StageOutcome {
  const counts = readCountsLine(output);
  if (!counts) return oneFailed(`exit code ${code}, no counts`);
  if (counts.failed > 0) return { ...counts, note: readFailures(output) };
  return code === 0 ? counts : oneFailed(`exit code ${code}`);
}
