import { median } from '../statistics/median';

export const runs = 5;

export type Costs = ReadonlyMap<string, readonly number[]>;

/**
 * Measures the candidates one after the other in every run, after a warm-up, so that compared runs are seconds apart.
 * @returns the figures of each candidate, one for each run
 */
export async function takeTurns(
  candidates: ReadonlyMap<string, () => Promise<number>>,
): Promise<Costs> {
  const costs = new Map<string, number[]>();
  for (let run = 0; run <= runs; run += 1)
    for (const [name, measure] of candidates) {
      const cost = await measure();
      if (run > 0) costs.set(name, [...(costs.get(name) ?? []), cost]);
    }
  return costs;
}

/** @returns the ratio of two candidates in each run */
export function ratios(costs: Costs, ours: string, other: string): number[] {
  const others = costs.get(other) ?? [];
  return (costs.get(ours) ?? []).map((cost, run) => cost / (others[run] ?? NaN));
}

/** `2.05 (1.98 to 2.11)`: the median, and the smallest and largest of all runs. */
export function spread(values: readonly number[], digits = 2): string {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return `${median(values).toFixed(digits)} (${least.toFixed(digits)} to ${most.toFixed(digits)})`;
}
