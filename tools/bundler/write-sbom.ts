import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { repositoryRoot, sbomFile } from '@site/release';

/**
 * Writes the SBOM of a workspace. When package-lock.json does not match the package.json files, npm cannot list the
 * packages: nothing is written and the build continues, because a release itself reports a host range that does not fit.
 *
 * @param folder of the workspace
 * @param warn gets the reason if nothing was written
 */
export function writeSbom(
  folder: string,
  target: string,
  warn: (line: string) => void = console.warn,
): void {
  const tool = join(repositoryRoot, 'tools/bin/write-sbom.mjs');
  rmSync(target, { force: true });
  try {
    execFileSync(process.execPath, [tool, target, basename(folder)], {
      cwd: repositoryRoot,
      stdio: ['ignore', 'ignore', 'pipe'],
      encoding: 'utf8',
    });
  } catch (error) {
    const { stderr = '' } = error as { stderr?: string };
    const problem = /npm error (?:invalid|missing|extraneous): .*/.exec(stderr)?.[0];
    if (problem === undefined) throw error;
    warn(
      `${basename(folder)}: no ${sbomFile}, package-lock.json does not match (${problem}): npm install`,
    );
  }
}
