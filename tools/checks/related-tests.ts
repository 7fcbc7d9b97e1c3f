import { existsSync, readFileSync } from 'node:fs';

/** Time limit of the chosen suites together, one after the other. */
const quickBudgetMs = 40_000;
/** Of a suite without a measured duration. */
const unknownMs = 1_000;

export interface ChosenSuites {
  readonly chosen: readonly string[];
  /** Suites beyond the time limit. */
  readonly left: readonly string[];
}

/**
 * The shortest suites first, as many as fit: most of them take milliseconds, and a change of a shared package relates to
 * nearly all.
 * @param suites paths, as in `durations`
 * @param durations milliseconds by path
 */
export function chooseSuites(
  suites: readonly string[],
  durations: ReadonlyMap<string, number>,
  budgetMs = quickBudgetMs,
): ChosenSuites {
  const durationOf = (suite: string) => durations.get(suite) ?? unknownMs;
  const chosen: string[] = [];
  const left: string[] = [];
  let spentMs = 0;
  for (const suite of suites.toSorted((one, other) => durationOf(one) - durationOf(other))) {
    spentMs += durationOf(suite);
    (spentMs <= budgetMs ? chosen : left).push(suite);
  }
  return { chosen, left };
}

interface MeasuredSuite {
  readonly name: string;
  readonly startTime: number;
  readonly endTime: number;
}

/** @param report jest's report of the last complete run, if there was one @returns milliseconds by path of the suite */
export function suiteDurations(report: string): ReadonlyMap<string, number> {
  if (!existsSync(report)) return new Map();
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
    readonly testResults: readonly MeasuredSuite[];
  };
  return new Map(testResults.map(({ name, startTime, endTime }) => [name, endTime - startTime]));
}
