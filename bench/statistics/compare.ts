import type { Figures, Results } from '../rounds/round';
import { median } from './median';
import { signTest } from './sign-test';

type Measured = readonly { readonly results: Results }[];

/** @returns the figures of one candidate in the order of measurement */
export function valuesOf(rounds: Measured, candidate: string, figure: string): number[] {
  return rounds.flatMap(({ results }) => {
    const value = results[candidate]?.[figure];
    return value === undefined ? [] : [value];
  });
}

export function medianOf(rounds: Measured, candidate: string, figure: string): number {
  return median(valuesOf(rounds, candidate, figure));
}

export interface Comparison {
  /** Median of the ratios of each round. */
  readonly ratio: number;
  readonly p: number;
}

/** Our figure divided by the other candidate's, round by round. */
export function compare(rounds: Measured, ours: string, other: string, figure: string): Comparison {
  const pairs = rounds.flatMap(({ results }) => {
    const [one, two] = [valueOf(results[ours], figure), valueOf(results[other], figure)];
    return one === undefined || two === undefined ? [] : [[one, two] as const];
  });
  // Zero compared with zero counts as equal.
  const ratios = pairs.map(([one, two]) => (one === two ? 1 : one / two));
  return { ratio: median(ratios), p: signTest(pairs) };
}

function valueOf(figures: Figures | undefined, figure: string): number | undefined {
  return figures?.[figure];
}
