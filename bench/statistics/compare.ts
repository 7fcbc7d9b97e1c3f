import { median } from './median';
import type { Round } from './rounds';

/** @returns the figures of one candidate in the order of measurement */
export function valuesOf(rounds: readonly Round[], candidate: string, figure: string): number[] {
  return rounds.flatMap((results) => {
    const value = results[candidate]?.[figure];
    return value === undefined ? [] : [value];
  });
}

export function medianOf(rounds: readonly Round[], candidate: string, figure: string): number {
  return median(valuesOf(rounds, candidate, figure));
}

interface Comparison {
  /** Median of the ratios of each round. */
  readonly ratio: number;
  readonly p: number;
}

/** Our figure divided by the other candidate's, round by round. */
export function compare(
  rounds: readonly Round[],
  ours: string,
  other: string,
  figure: string,
): Comparison {
  const pairs = rounds.flatMap((results) => {
    const [one, two] = [results[ours]?.[figure], results[other]?.[figure]];
    return one === undefined || two === undefined ? [] : [[one, two] as const];
  });
  // Zero compared with zero counts as equal.
  const ratios = pairs.map(([one, two]) => (one === two ? 1 : one / two));
  return { ratio: median(ratios), p: signTest(pairs) };
}

/** Above 0.3 the p of the sign test says nothing, and is left out. */
export function ratioText({ ratio, p }: Comparison): string {
  if (!Number.isFinite(ratio)) return '–';
  return p > 0.3 ? ratio.toFixed(2) : `${ratio.toFixed(2)} (p ${p.toFixed(2)})`;
}

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
