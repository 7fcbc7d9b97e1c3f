/** Servers compiled once for each state of the sources, so that a test that starts many processes does not compile in each. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cachedFolder, publishCachedFolder, stageCachedFolder } from './cached-folder';

/** Everything that the compiled files may contain. */
const sources = [
  'package-lock.json',
  'packages',
  'nginx/gateway',
  'nginx/testing',
  'shell/src/server',
  'tools',
];

/**
 * @param entry one of those that compile-parts.mjs names, relative to the repository, for example `nginx/gateway/main.ts`
 * @returns the compiled file, for Node without a loader; undefined when the entry is none of those
 */
export function compiledPart(entry: string): string | undefined {
  const folder = cachedFolder('compiled-parts', sources);
  if (!existsSync(folder)) {
    const staging = stageCachedFolder(folder);
    const script = join(import.meta.dirname, 'compile-parts.mjs');
    execFileSync(process.execPath, [script, staging, folder], {
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    publishCachedFolder(staging, folder);
  }
  const file = join(folder, entry.replace(/\.ts$/, '.mjs'));
  return existsSync(file) ? file : undefined;
}
