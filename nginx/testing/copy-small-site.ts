/**
 * A copy of the small site with release 1 live. Releasing it takes a second of CPU time, so it is done once for each
 * state of the sources and kept in .cache/; a test may change its copy.
 */
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { repositoryRoot, siteFolder, type SiteFolder } from '@site/release';
import { updateEdge } from '@site/release/edge';
import { releaseSmallSite, writeSmallSite } from './small-site';

const cacheFolder = join(repositoryRoot, '.cache/small-site');
const maxAgeMs = 86_400_000;
/** Everything that decides what a release of the small site contains. */
const sources = [
  'package-lock.json',
  'packages',
  'nginx/testing/small-site.ts',
  'nginx/testing/small-script.ts',
];

export async function copySmallSite(): Promise<SiteFolder> {
  const root = mkdtempSync(join(tmpdir(), 'edge-site-'));
  const released = join(cacheFolder, keyOfSources());
  if (!existsSync(released)) await releaseTo(released);
  cpSync(released, root, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true });
  return siteFolder(root);
}

async function releaseTo(folder: string): Promise<void> {
  mkdirSync(dirname(folder), { recursive: true });
  removeOldReleases();
  const site = await writeSmallSite(mkdtempSync(`${folder}-`));
  // No edge listens at this address; the release writes its file for nginx all the same, as on a first start.
  const beforeSwitch = updateEdge('http://127.0.0.1:1', () => undefined);
  await releaseSmallSite(site, '1', undefined, beforeSwitch);
  try {
    renameSync(site.root, folder);
  } catch (error) {
    // Another jest worker was quicker.
    rmSync(site.root, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

function removeOldReleases(): void {
  for (const name of readdirSync(cacheFolder)) {
    const folder = join(cacheFolder, name);
    if (Date.now() - statSync(folder).mtimeMs > maxAgeMs)
      rmSync(folder, { recursive: true, force: true });
  }
}

function keyOfSources(): string {
  const hash = createHash('sha256').update(process.version);
  for (const source of sources) {
    const path = join(repositoryRoot, source);
    const files = statSync(path).isDirectory() ? sourceFilesIn(path) : [path];
    for (const file of files) hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}

function sourceFilesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !['node_modules', 'dist'].includes(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return sourceFilesIn(path);
      return /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name) ? [path] : [];
    })
    .sort();
}
