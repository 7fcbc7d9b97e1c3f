import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { repositoryRoot, sbomFile } from '@site/release';

/**
 * Where the lockfile does not fit the manifests npm cannot tell, and nothing is written: a release has its own words for a
 * range that does not fit, and what is made of other things than the lockfile says needs no list of those.
 *
 * @param folder of the room
 * @param warn is told why nothing was written
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
      `${basename(folder)}: no ${sbomFile}, package-lock.json does not fit (${problem}): npm install`,
    );
  }
}
