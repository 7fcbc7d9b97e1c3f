/**
 * `npm run bench -- list [embedded|mongodb …]`: the cost of the press list, as the tables of docs/performance.md. Exit code 1
 * beyond a limit. Linux only: CPU time is read from /proc.
 */
import { compareEmbeddedSizes, compareMongodbSizes } from './compare-sizes';
import { sectionText, type Section } from './section';

const measurements: ReadonlyMap<string, () => Promise<Section | undefined>> = new Map([
  ['embedded', compareEmbeddedSizes],
  ['mongodb', compareMongodbSizes],
]);

export async function list(names: readonly string[]): Promise<void> {
  const unknown = names.find((name) => !measurements.has(name));
  if (unknown !== undefined)
    throw new Error(
      `"${unknown}" is not a measurement. Known: ${[...measurements.keys()].join(', ')}`,
    );
  for (const [name, measure] of measurements) {
    if (names.length > 0 && !names.includes(name)) continue;
    const section = await measure();
    if (!section) continue;
    console.log(`${sectionText(section)}\n`);
    for (const problem of section.problems) console.error(problem);
    if (section.problems.length > 0) process.exitCode = 1;
  }
}
