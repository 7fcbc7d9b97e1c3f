import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '@site/release';
import { sectionText, type Section } from './section';
import { writeFormatted } from '../../tools/write-formatted';

const end = '<!-- end of figures -->';

interface Figures {
  readonly page: string;
  readonly bench: string;
  readonly notMeasured: readonly string[];
}

/**
 * Rewrites the text between the two markers of a page; the text around it is written by hand.
 * @param page path in the repository
 * @param bench argument of `npm run bench`; the first marker contains it
 * @param notMeasured with any, the page stays as it is, which is logged
 */
export async function writeFigures(
  { page, bench, notMeasured }: Figures,
  sections: readonly Section[],
): Promise<void> {
  if (notMeasured.length > 0) {
    console.log(`${page} stays as it is; not measured: ${notMeasured.join(', ')}`);
    return;
  }
  const file = join(repositoryRoot, page);
  const begin = `<!-- figures: written by npm run bench -- ${bench} -->`;
  const before = readFileSync(file, 'utf8');
  const [from, to] = [before.indexOf(begin), before.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${file} lacks the markers ${begin} and ${end}`);
  const figures = [describeRun(), ...sections.map(sectionText)].join('\n\n');
  const text = `${before.slice(0, from)}${begin}\n\n${figures}\n\n${before.slice(to)}`;
  await writeFormatted(file, text);
}

function describeRun(): string {
  const all = cpus();
  const date = new Date().toISOString().slice(0, 10);
  return `Measured ${date} on ${all.length} cores (${all[0]?.model ?? 'unknown'}), Node ${process.versions.node}.`;
}
