/** Copies of this checkout in which a test changes or builds sources. */
import { cpSync, mkdirSync, mkdtempSync } from 'node:fs';
import { basename, join } from 'node:path';
import { repositoryRoot } from '@site/release';
import { linkModules } from '../reproduce/link-modules';

/** @returns a new folder in .cache, because the packages of a copy are hard links, which need one file system */
export function makeCheckoutFolder(prefix: string): string {
  const cache = join(repositoryRoot, '.cache');
  mkdirSync(cache, { recursive: true });
  return mkdtempSync(join(cache, prefix));
}

/** @param sources files and folders of the repository; copied without builds, with all installed packages */
export function copyCheckout(sources: readonly string[], to: string): void {
  for (const source of sources)
    cpSync(join(repositoryRoot, source), join(to, source), {
      recursive: true,
      filter: (path) => !['dist', 'node_modules'].includes(basename(path)),
    });
  linkModules(join(repositoryRoot, 'node_modules'), join(to, 'node_modules'));
}
