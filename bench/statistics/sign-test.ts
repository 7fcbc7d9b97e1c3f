/**
 * Two-sided sign test of paired measurements.
 * @param pairs figures of two pages measured one after the other
 * @returns the probability of a split at least as uneven if neither page is faster; ties are left out. Five pairs that
 * all agree give 0.0625, the smallest value of five pairs.
 */
export function signTest(pairs: readonly (readonly [number, number])[]): number {
  const higher = pairs.filter(([one, other]) => one > other).length;
  const lower = pairs.filter(([one, other]) => one < other).length;
  const count = higher + lower;
  const rarer = Math.min(higher, lower);
  let ways = 0;
  for (let chosen = 0; chosen <= rarer; chosen += 1) ways += combinations(count, chosen);
  return Math.min(1, (2 * ways) / 2 ** count);
}

function combinations(count: number, chosen: number): number {
  let result = 1;
  for (let step = 1; step <= chosen; step += 1) result = (result * (count - chosen + step)) / step;
  return result;
}
