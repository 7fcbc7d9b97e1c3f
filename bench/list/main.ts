/**
 * `npm run bench -- list [embedded|mongodb|views …]`: the cost of the press list, and whether views are
 * counted exactly under load. Without names it measures everything and, where nginx and MongoDB are installed, writes the
 * tables of docs/performance.md. Exit code 1 beyond a limit. Linux only: CPU time is read from /proc.
 */
import { compareEmbeddedSizes, compareMongodbSizes } from './compare-sizes';
import { countViews } from './count-views';
import { sectionText, type Section } from './section';
import { writeFigures } from './write-figures';

const measurements: ReadonlyMap<string, () => Promise<Section | undefined>> = new Map([
  ['embedded', compareEmbeddedSizes],
  ['mongodb', compareMongodbSizes],
  ['views', countViews],
]);

export async function list(names: readonly string[]): Promise<void> {
  const unknown = names.find((name) => !measurements.has(name));
  if (unknown !== undefined)
    throw new Error(
      `"${unknown}" is not a measurement. Known: ${[...measurements.keys()].join(', ')}`,
    );
  const sections = new Map<string, Section>();
  for (const [name, measure] of measurements) {
    if (names.length > 0 && !names.includes(name)) continue;
    const section = await measure();
    if (!section) continue;
    console.log(`${sectionText(section)}\n`);
    for (const problem of section.problems) console.error(problem);
    if (section.problems.length > 0) process.exitCode = 1;
    sections.set(name, section);
  }
  const notMeasured = [...measurements.keys()].filter((name) => !sections.has(name));
  const figures = { page: 'docs/performance.md', bench: 'list', notMeasured };
  await writeFigures(figures, [...sections.values()]);
}
