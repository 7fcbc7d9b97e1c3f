import { execFile } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { frontendFolder, repositoryRoot, sbomFile, type FrontendName } from '@site/release';

const run = promisify(execFile);

/**
 * Writes the SBOM of each workspace to its dist/. When package-lock.json does not match the package.json files, npm
 * cannot list the packages: nothing is written and the build continues, because a release itself reports a host range that
 * does not fit.
 *
 * @param warn gets the reason if nothing was written
 */
export async function writeSboms(
  names: readonly FrontendName[],
  warn: (line: string) => void = console.warn,
): Promise<void> {
  if (names.length === 0) return;
  const tool = join(repositoryRoot, 'node_modules/@site/tools/bin/write-sbom.mjs');
  const targetOf = (name: FrontendName) => join(frontendFolder(name), 'dist', sbomFile);
  for (const target of names.map(targetOf)) {
    mkdirSync(dirname(target), { recursive: true });
    rmSync(target, { force: true });
  }
  const [, ...groups] = names.flatMap((name) => ['--', targetOf(name), name]);
  try {
    await run(process.execPath, [tool, ...groups], { cwd: repositoryRoot });
  } catch (error) {
    const { stderr = '' } = error as { stderr?: string };
    const problem = /npm error (?:invalid|missing|extraneous): .*/.exec(stderr)?.[0];
    if (problem === undefined) throw error;
    warn(
      `${names.join(', ')}: no ${sbomFile}, package-lock.json does not match (${problem}): npm install`,
    );
  }
}
