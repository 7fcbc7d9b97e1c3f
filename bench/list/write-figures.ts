import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { format } from 'prettier';
import { repositoryRoot } from '@site/release';
import { sectionText, type Section } from './section';

const file = join(repositoryRoot, 'docs/press-performance.md');
const marks = [
  '<!-- figures: written by npm run bench -- list -->',
  '<!-- end of figures -->',
] as const;

/** Rewrites what stands between the two marks of docs/press-performance.md; the words around it are written by hand. */
export async function writeFigures(sections: readonly Section[]): Promise<void> {
  const page = readFileSync(file, 'utf8');
  const [from, to] = marks.map((mark) => page.indexOf(mark));
  if (from === undefined || to === undefined || from < 0 || to < from)
    throw new Error(`${file} lacks the marks ${marks.join(' and ')}`);
  const figures = [describeRun(), ...sections.map(sectionText)].join('\n\n');
  const text = `${page.slice(0, from)}${marks[0]}\n\n${figures}\n\n${page.slice(to)}`;
  writeFileSync(file, await format(text, { parser: 'markdown', printWidth: 120 }));
}

function describeRun(): string {
  const all = cpus();
  const date = new Date().toISOString().slice(0, 10);
  return `Measured ${date} on ${all.length} cores (${all[0]?.model ?? 'unknown'}), Node ${process.versions.node}.`;
}
