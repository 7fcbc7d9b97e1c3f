import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { repositoryRoot } from '@site/release';
import type { Round } from '../rounds/round';
import { compare, medianOf } from '../statistics/compare';
import type { Machine } from './describe-machine';
import { candidatesOf, commonFigures, extremesOf, pageTable, ratio } from './load-tables';
import { markdownTable } from './markdown-table';
import { writeFormatted } from '../../tools/write-formatted';

/**
 * Rewrites the part between the two markers of docs/performance.md; the text around it is written by hand.
 * @param notMeasured with any, the page keeps its complete tables, and those of the rounds are only reported
 */
export async function writeReport(
  { rounds, machine, notMeasured }: Measurement,
  report: (line: string) => void,
  file = join(repositoryRoot, 'docs/performance.md'),
): Promise<void> {
  const name = relative(repositoryRoot, file);
  const results = resultsOf(rounds, machine);
  if (notMeasured.length > 0) {
    report(`\n${results}\n\n${name} stays as it is; not measured: ${notMeasured.join(', ')}`);
    return;
  }
  const text = withResults(readFileSync(file, 'utf8'), results);
  await writeFormatted(file, text);
  report(`${name} is written`);
}

const marks = [
  '<!-- results: written by npm run bench -- pages -->',
  '<!-- end of results -->',
] as const;

/** @throws Error if a marker is missing */
export function withResults(page: string, results: string): string {
  const [from, to] = marks.map((mark) => page.indexOf(mark));
  if (from === undefined || to === undefined || from < 0 || to < from)
    throw new Error(`docs/performance.md lacks the markers ${marks.join(' and ')}`);
  return `${page.slice(0, from)}${marks[0]}\n\n${results}\n${page.slice(to)}`;
}

interface Measurement {
  readonly rounds: readonly Round[];
  readonly machine: Machine;
  readonly notMeasured: readonly string[];
}

function resultsOf(rounds: readonly Round[], { description }: Machine): string {
  const loads = rounds.filter(({ kind }) => kind === 'load');
  const sections = [
    everyPage(loads),
    {
      title: 'Taps and typing on home',
      table: inputTable(rounds.filter(({ kind }) => kind === 'input')),
    },
    {
      title: 'A visit of six pages',
      table: visitTable(rounds.filter(({ kind }) => kind === 'visit')),
    },
  ];
  return [
    `Measured ${daysOf(rounds)} on ${description}. ${commonFigures(loads)}`,
    ...sections.flatMap(({ title, table }) => (table === '' ? [] : [`### ${title}`, table])),
  ].join('\n\n');
}

/** A row for each page behind nginx, or behind the site server where nginx was not measured; of both the extremes. */
function everyPage(loads: readonly Round[]) {
  const edges = (['nginx', 'site-server'] as const)
    .map((edge) => ({ edge, runs: loads.filter(({ place }) => place === edge) }))
    .filter(({ runs }) => runs.length > 0);
  const [first] = edges;
  if (!first) return { title: 'Every page', table: '' };
  const extremes = edges.map(({ edge, runs }) => `- ${edge}, ${extremesOf(runs)}`).join('\n');
  return {
    title: `Every page, ${first.edge}`,
    table: `${extremes}\n\n${pageTable(first.runs)}`,
  };
}

/** The first and the last day: the rounds of a bench that was interrupted are of several. */
function daysOf(rounds: readonly Round[]): string {
  const days = [...new Set(rounds.map(({ date }) => date))].sort();
  return [...new Set([days[0], days.at(-1)])].join(' to ');
}

/** One row per candidate: INP, then the slowest interaction of every step, milliseconds. */
function inputTable(rounds: readonly Round[]): string {
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

/** One row per candidate: main-thread seconds of the visit. */
function visitTable(rounds: readonly Round[]): string {
  const rows = candidatesOf(rounds).map((candidate) => [
    candidate,
    medianOf(rounds, candidate, 'cpuSeconds').toFixed(2),
    candidate === 'site' ? '' : ratio(compare(rounds, candidate, 'site', 'cpuSeconds')),
  ]);
  return markdownTable(['candidate', 'CPU seconds', '× site'], rows);
}
