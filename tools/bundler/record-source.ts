import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeBuildSource, type FrontendName } from '@site/release';
import { runGit } from '../run-git';

/**
 * Records the commit and the owner of a build, for those who look at it in a page. Also of a build that is up to date: its
 * sources may have been committed since.
 * @param root of the repository
 * @param dist folder of the build
 * @param sources paths of the files that it is made of
 */
export function recordSource(
  root: string,
  name: FrontendName,
  dist: string,
  sources: readonly string[],
): void {
  writeBuildSource(dist, { commit: commitOf(root, sources), owner: ownerOf(root, name) });
}

function commitOf(root: string, sources: readonly string[]): string | undefined {
  try {
    const commit = runGit(root, 'rev-parse', 'HEAD');
    return runGit(root, 'status', '--porcelain', '--', ...sources) ? `${commit}-dirty` : commit;
  } catch {
    // An image or an archive has no history.
    return undefined;
  }
}

/** The last matching line counts, as GitHub reads it. */
function ownerOf(root: string, name: FrontendName): string | undefined {
  const file = join(root, '.github/CODEOWNERS');
  if (!existsSync(file)) return undefined;
  const matching = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([pattern = '']) => pattern === '*' || pattern.replaceAll('/', '') === name);
  return matching.at(-1)?.slice(1).join(' ') || undefined;
}
