import type { Round } from '../rounds/round';
import { compare, medianOf } from '../statistics/compare';
import { candidatesOf } from './group-rounds';
import { ratio } from './load-tables';
import { markdownTable } from './markdown-table';

/** One row per candidate: main-thread seconds of the visit. */
export function visitTable(rounds: readonly Round[]): string {
  const rows = candidatesOf(rounds).map((candidate) => [
    candidate,
    medianOf(rounds, candidate, 'cpuSeconds').toFixed(2),
    candidate === 'site' ? '' : ratio(compare(rounds, candidate, 'site', 'cpuSeconds')),
  ]);
  return markdownTable(['candidate', 'CPU seconds', '× site'], rows);
}
