import type { Round } from '../rounds/round';
import { compare, medianOf, valuesOf, type Comparison } from '../statistics/compare';
import { markdownTable } from './markdown-table';

const ours = 'site';

/** One row per page: the site's medians, its limit page's, and the ratios of the same rounds. */
export function edgeTable(rounds: readonly Round[]): string {
  const head = [
    'page',
    ...figureHead,
    'limit: score',
    'FCP',
    'LCP',
    'TBT',
    'FCP × limit',
    'LCP × limit',
  ];
  const rows = [...groupByPage(rounds)].map(([page, runs]) => [
    page,
    ...figureCells(runs, ours),
    ...['score', 'fcp', 'lcp', 'tbt'].map((figure) => whole(medianOf(runs, 'limit', figure))),
    ...['fcp', 'lcp'].map((figure) => ratio(compare(runs, ours, 'limit', figure))),
  ]);
  return markdownTable(head, rows);
}

/** @returns page → its rounds in the order they were run, pages in the order they were first measured */
function groupByPage(rounds: readonly Round[]): ReadonlyMap<string, readonly Round[]> {
  const groups = new Map<string, Round[]>();
  for (const round of rounds) groups.set(round.page, [...(groups.get(round.page) ?? []), round]);
  return groups;
}

export function candidatesOf(rounds: readonly Round[]): string[] {
  return [...new Set(rounds.flatMap(({ results }) => Object.keys(results)))];
}

const figureHead = [
  ...['score', 'runs', 'FCP', 'LCP', 'TBT', 'CLS', 'Speed Index', 'KB', 'requests'],
  'machine',
];

function figureCells(runs: readonly Round[], candidate: string): string[] {
  const value = (figure: string) => medianOf(runs, candidate, figure);
  return [
    whole(value('score')),
    valuesOf(runs, candidate, 'score').join(' '),
    ...['fcp', 'lcp', 'tbt'].map((figure) => whole(value(figure))),
    value('cls').toFixed(4),
    whole(value('speedIndex')),
    whole(value('bytes') / 1024),
    whole(value('requests')),
    whole(value('machineIndex')),
  ];
}

export function ratio({ ratio: times, p }: Comparison): string {
  return Number.isFinite(times) ? `${times.toFixed(2)} (p ${p.toFixed(2)})` : '–';
}

function whole(value: number): string {
  return value.toFixed(0);
}
