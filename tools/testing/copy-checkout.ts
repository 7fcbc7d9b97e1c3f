/** Copies of this checkout in which a test changes or builds sources. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { repositoryRoot } from '@site/release';

/** @returns a new folder in .cache, because the packages of a copy are hard links, which need one file system */
export function makeCheckoutFolder(prefix: string): string {
  const cache = join(repositoryRoot, '.cache');
  mkdirSync(cache, { recursive: true });
  return mkdtempSync(join(cache, prefix));
}

/** Tools write to these while they build: each checkout needs its own. */
const written = new Set(['.cache', '.federation']);

/** @param sources files and folders of the repository; copied without builds, with all installed packages */
export function copyCheckout(sources: readonly string[], to: string): void {
  for (const source of sources)
    cpSync(join(repositoryRoot, source), join(to, source), {
      recursive: true,
      filter: (path) => !['dist', 'node_modules'].includes(basename(path)),
    });
  const installed = join(repositoryRoot, 'node_modules');
  const packages = readdirSync(installed).filter((name) => !written.has(name));
  const target = join(to, 'node_modules');
  mkdirSync(target);
  // Every file under a real path of its own, in a second. Workspaces are links by relative paths, which lead into the copy.
  execFileSync('cp', ['-al', ...packages.map((name) => join(installed, name)), target]);
}
