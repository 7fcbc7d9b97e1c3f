import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { repositoryRoot } from '@site/release';
import type { Round } from '../rounds/round';
import { compare, medianOf } from '../statistics/compare';
import type { Machine } from './describe-machine';
import { candidatesOf } from './group-rounds';
import { edgeTable, peerTable, ratio } from './load-tables';
import { markdownTable } from './markdown-table';
import { withResults } from './with-results';

const file = join(repositoryRoot, 'docs/performance.md');

/** Rewrites the part between the two markers of docs/performance.md; the text around it is written by hand. */
export async function writeReport(rounds: readonly Round[], machine: Machine): Promise<void> {
  const page = readFileSync(file, 'utf8');
  const text = withResults(page, resultsOf(rounds, machine));
  writeFileSync(file, await format(text, { parser: 'markdown', printWidth: 120 }));
}

function resultsOf(rounds: readonly Round[], { sentence }: Machine): string {
  const loads = rounds.filter(({ kind }) => kind === 'load');
  const sections = [
    ...(['gateway', 'nginx'] as const).map((edge) => ({
      title: `Every page, ${edge}`,
      table: edgeTable(loads.filter(({ place }) => place === edge)),
    })),
    {
      title: 'Beside its peers',
      table: peerTable(loads.filter(({ place }) => place === 'static')),
    },
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
    sentence,
    ...sections.flatMap(({ title, table }) => (table === '' ? [] : [`### ${title}`, table])),
  ].join('\n\n');
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
