/** Most bytes a page may weigh, brotli at quality 11; a goal is what we aim at, a gate what the gate refuses. */
export interface Budget {
  readonly gate: number;
  readonly goal: number;
}

/** What the first network flight of a new connection carries. */
const firstFlight = 14_000;

/** HTML with its inlined CSS. What a page links for its lower part comes beside it (docs/decisions/0010). */
export const pageBudget: Budget = { gate: firstFlight, goal: firstFlight };

/**
 * All scripts of a page, by the number of remotes it holds: the shell's, then entries and exposes. The gate is 3 % above
 * what the heaviest page weighs with its libraries as they come (docs/decisions/0016).
 */
export function scriptBudget(remoteCount: number): Budget {
  return remoteCount > 1 ? { gate: 178_000, goal: 168_000 } : { gate: 146_000, goal: 132_000 };
}
