/** Most bytes a page may weigh, brotli at quality 11; a goal is what we aim at, a gate what the gate refuses. */
export interface Budget {
  readonly gate: number;
  readonly goal: number;
}

/** What the first network flight of a new connection carries. */
const firstFlight = 14_000;

/** HTML with its inlined CSS. What a page links for its lower part comes beside it (docs/decisions/0010). */
export const pageBudget: Budget = { gate: firstFlight, goal: firstFlight };

/** All scripts of a page, by the number of remotes it holds: the shell's, then entries and exposes. */
export function scriptBudget(remoteCount: number): Budget {
  return remoteCount > 1 ? { gate: 150_000, goal: 135_000 } : { gate: 128_000, goal: 115_000 };
}
