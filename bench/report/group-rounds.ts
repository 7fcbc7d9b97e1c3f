import type { Round } from '../rounds/round';

/** @returns page → its rounds in the order they were run, pages in the order they were first measured */
export function groupByPage(rounds: readonly Round[]): ReadonlyMap<string, readonly Round[]> {
  const groups = new Map<string, Round[]>();
  for (const round of rounds) groups.set(round.page, [...(groups.get(round.page) ?? []), round]);
  return groups;
}

export function candidatesOf(rounds: readonly Round[]): string[] {
  return [...new Set(rounds.flatMap(({ results }) => Object.keys(results)))];
}
