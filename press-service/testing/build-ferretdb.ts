import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@site/tools/compiled-part';

const sources = join(import.meta.dirname, 'mongodb-server');

/** Not in version control; reused between runs. */
export const cacheFolder = join(repositoryRoot, '.cache');

/** @returns the binary, built once for each version of the sources; otherwise the reason why there is none */
export function buildFerretdb(): { readonly binary: string } | string {
  const folder = join(cacheFolder, 'mongodb-server');
  const binary = join(folder, versionOfSources());
  if (existsSync(binary)) return { binary };
  process.stderr.write('Building FerretDB for the MongoDB tests (one to two minutes, once) …\n');
  mkdirSync(folder, { recursive: true });
  const unfinished = `${binary}.${process.pid}`;
  try {
    const args = ['build', '-mod=mod', '-o', unfinished, '.'];
    execFileSync('go', args, { cwd: sources, stdio: ['ignore', 'ignore', 'pipe'] });
  } catch (error) {
    const lines = String((error as { stderr?: unknown }).stderr ?? error)
      .trim()
      .split('\n');
    return `Go could not build FerretDB: ${lines.at(-1)}`;
  }
  renameSync(unfinished, binary);
  return { binary };
}

function versionOfSources(): string {
  const hash = createHash('sha256');
  for (const file of ['main.go', 'one_at_a_time.go', 'go.mod', 'go.sum'])
    hash.update(readFileSync(join(sources, file)));
  return hash.digest('hex').slice(0, 16);
}
