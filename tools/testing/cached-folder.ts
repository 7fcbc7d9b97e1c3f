/** Folders of .cache/ that tests fill once for each state of the sources, instead of once for each test file. */
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { repositoryRoot } from '@site/release';

const maxAgeMs = 86_400_000;
/** Sources do not change while tests run. */
const hashes = new Map<string, string>();

/** @param sources files and folders of the repository that determine the content @returns the folder, filled or not */
export function cachedFolder(name: string, sources: readonly string[]): string {
  const key = sources.join(' ');
  const hash = hashes.get(key) ?? hashOf(sources);
  hashes.set(key, hash);
  return join(repositoryRoot, '.cache', name, hash);
}

function hashOf(sources: readonly string[]): string {
  const hash = createHash('sha256').update(process.version);
  for (const source of sources) {
    const path = join(repositoryRoot, source);
    const files = statSync(path).isDirectory() ? sourceFilesIn(path) : [path];
    for (const file of files) hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}

/** @returns an empty folder beside it to write to; folders of earlier sources are removed */
export function stageCachedFolder(folder: string): string {
  const siblings = dirname(folder);
  mkdirSync(siblings, { recursive: true });
  for (const sibling of readdirSync(siblings).map((name) => join(siblings, name)))
    if (Date.now() - statSync(sibling).mtimeMs > maxAgeMs)
      rmSync(sibling, { recursive: true, force: true });
  return mkdtempSync(`${folder}-`);
}

/** Moves the written folder into place, unless another jest worker was faster. */
export function publishCachedFolder(staging: string, folder: string): void {
  try {
    renameSync(staging, folder);
  } catch (error) {
    rmSync(staging, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

function sourceFilesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !['node_modules', 'dist'].includes(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return sourceFilesIn(path);
      return /\.(tsx?|mjs)$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name) ? [path] : [];
    })
    .sort();
}
