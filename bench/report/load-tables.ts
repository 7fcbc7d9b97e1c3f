import type { Round } from '../rounds/round';
import { compare, medianOf, valuesOf, type Comparison } from '../statistics/compare';
import { markdownTable } from './markdown-table';

const ours = 'site';

/** One row per page: the site's medians, and the ratios to its limit page of the same rounds. */
export function pageTable(rounds: readonly Round[]): string {
  const rows = [...groupByPage(rounds)].map(([page, runs]) => [
    page,
    ...figureCells(runs, ours),
    ...['fcp', 'lcp'].map((figure) => ratio(compare(runs, ours, 'limit', figure))),
  ]);
  return markdownTable(['page', ...figureHead, 'FCP × limit', 'LCP × limit'], rows);
}

/** The extremes of all pages in one sentence. */
export function extremesOf(rounds: readonly Round[]): string {
  const pages = [...groupByPage(rounds).values()];
  const most = (figure: string) =>
    Math.max(...pages.map((runs) => compare(runs, ours, 'limit', figure).ratio)).toFixed(2);
  const tbt = Math.max(...pages.map((runs) => medianOf(runs, ours, 'tbt')));
  return `${pages.length} pages: lowest score ${lowestScore(rounds, ours)}, TBT at most ${whole(tbt)} ms, FCP at most ${most('fcp')} and LCP at most ${most('lcp')} of the limit page.`;
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

const figureHead = ['lowest score', 'FCP', 'LCP', 'TBT', 'KB'];

function figureCells(runs: readonly Round[], candidate: string): string[] {
  const value = (figure: string) => medianOf(runs, candidate, figure);
  return [
    lowestScore(runs, candidate),
    ...['fcp', 'lcp', 'tbt'].map((figure) => whole(value(figure))),
    whole(value('bytes') / 1024),
  ];
}

function lowestScore(runs: readonly Round[], candidate: string): string {
  return whole(Math.min(...valuesOf(runs, candidate, 'score')));
}

/** What is the same in nearly every run: one sentence instead of a column. */
export function commonFigures(rounds: readonly Round[]): string {
  const all = (figure: string) =>
    candidatesOf(rounds).flatMap((candidate) => valuesOf(rounds, candidate, figure));
  const machine = all('machineIndex');
  return `CLS at most ${Math.max(...all('cls')).toFixed(4)}; Lighthouse's benchmark index ${whole(Math.min(...machine))} to ${whole(Math.max(...machine))}.`;
}

/** Above 0.3 the p of the sign test says nothing, and is left out. */
export function ratio({ ratio: times, p }: Comparison): string {
  if (!Number.isFinite(times)) return '–';
  return p > 0.3 ? times.toFixed(2) : `${times.toFixed(2)} (p ${p.toFixed(2)})`;
}

function whole(value: number): string {
  return value.toFixed(0);
}
