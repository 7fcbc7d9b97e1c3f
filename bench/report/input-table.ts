import type { Round } from '../rounds/round';
import { compare, medianOf } from '../statistics/compare';
import { candidatesOf } from './group-rounds';
import { ratio } from './load-tables';
import { markdownTable } from './markdown-table';

/** One row per candidate: INP, then the slowest interaction of every step, milliseconds. */
export function inputTable(rounds: readonly Round[]): string {
  const [first] = Object.values(rounds[0]?.results ?? {});
  const steps = Object.keys(first ?? {}).filter((step) => step !== 'inp');
  const rows = candidatesOf(rounds).map((candidate) => [
    candidate,
    medianOf(rounds, candidate, 'inp').toFixed(0),
    candidate === 'site' ? '' : ratio(compare(rounds, candidate, 'site', 'inp')),
    ...steps.map((step) => medianOf(rounds, candidate, step).toFixed(0)),
  ]);
  return markdownTable(['candidate', 'INP', 'INP × site', ...steps], rows);
}
