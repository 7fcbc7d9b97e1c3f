/** Most bytes a page may weigh, brotli at quality 11; a goal is what we aim at, a gate what the gate refuses. */
export interface Budget {
  readonly gate: number;
  readonly goal: number;
}

/** What the first network flight of a new connection carries. */
const firstFlight = 14_000;

/**
 * Pages that do not keep it yet, by path → what they may weigh until they do (docs/decisions/0009). Every run says
 * so; a figure here only ever falls, and goes when its page fits.
 */
const notYet: Readonly<Record<string, number>> = { '/': 19_050 };

/** HTML with its inlined CSS. */
export function pageBudget(path: string): Budget {
  return { gate: notYet[path] ?? firstFlight, goal: firstFlight };
}

/** All scripts of a page, by the number of remotes it holds: the shell's, then entries and exposes. */
export function scriptBudget(remoteCount: number): Budget {
  return remoteCount > 1 ? { gate: 150_000, goal: 135_000 } : { gate: 128_000, goal: 115_000 };
}
