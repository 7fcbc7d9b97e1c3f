import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { repositoryRoot } from '@site/release';
import type { Round } from '../rounds/round';
import type { Machine } from './describe-machine';
import { inputTable } from './input-table';
import { edgeTable, peerTable } from './load-tables';
import { visitTable } from './visit-table';
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
