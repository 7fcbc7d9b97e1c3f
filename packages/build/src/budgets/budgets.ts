/** Most bytes a page may weigh, brotli at quality 11; a goal is what we aim at, a gate what the gate refuses. */
export interface Budget {
  readonly gate: number;
  readonly goal: number;
}

/** HTML with its inlined CSS: what the first network flight of a new connection carries. */
export const pageBudget: Budget = { gate: 14_000, goal: 14_000 };

/** All scripts of a page, by the number of remotes it holds: the shell's, then entries and exposes. */
export function scriptBudget(remoteCount: number): Budget {
  return remoteCount > 1 ? { gate: 150_000, goal: 135_000 } : { gate: 128_000, goal: 115_000 };
}
