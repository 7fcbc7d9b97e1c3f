/** Programs compiled as for images, once for each state of the sources, so that a test that starts many processes does not compile in each. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cachedFolder, publishCachedFolder, stageCachedFolder } from './cached-folder';

/** For tests of the services, whose manifests do not name @site/release: their images would install its packages. */
export { repositoryRoot } from '@site/release';

/** Everything that the compiled files may contain; compile-parts.mjs refuses other sources. */
const sources = [
  'package-lock.json',
  'packages',
  'site-server/src',
  'site-server/testing',
  'press-service/src',
  'form-service/src',
  'form-service/testing',
  'tools',
];

/**
 * @param entry relative to the repository, for example `site-server/src/main.ts`
 * @returns the compiled file, for Node without a loader; undefined when compile-parts.mjs does not compile it
 */
export function compiledPart(entry: string): string | undefined {
  const folder = cachedFolder('compiled-parts', sources);
  if (!existsSync(folder)) {
    const staging = stageCachedFolder(folder);
    const script = join(import.meta.dirname, 'compile-parts.mjs');
    execFileSync(process.execPath, [script, staging, folder, ...sources], {
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    publishCachedFolder(staging, folder);
  }
  const file = join(folder, entry.replace(/\.ts$/, '.mjs'));
  return existsSync(file) ? file : undefined;
}
