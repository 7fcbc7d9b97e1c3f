/**
 * A copy of the small site with release 1 live. Releasing it takes a second of CPU time, so it is done once for each
 * state of the sources and kept in .cache/; a test may change its copy.
 */
import { cpSync, existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteFolder, type SiteFolder } from '@site/release';
import {
  cachedFolder,
  publishCachedFolder,
  stageCachedFolder,
} from '@site/tools/testing/cached-folder';
import { releaseSmallSite, writeSmallSite } from './small-site';

/** Everything that decides what a release of the small site contains. */
const sources = [
  'package-lock.json',
  'packages',
  'site-server/testing/small-site.ts',
  'site-server/testing/small-script.ts',
];

export async function copySmallSite(): Promise<SiteFolder> {
  const root = mkdtempSync(join(tmpdir(), 'edge-site-'));
  const released = cachedFolder('small-site', sources);
  if (!existsSync(released)) await releaseTo(released);
  cpSync(released, root, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true });
  return siteFolder(root);
}

async function releaseTo(folder: string): Promise<void> {
  const site = await writeSmallSite(stageCachedFolder(folder));
  await releaseSmallSite(site, '1');
  publishCachedFolder(site.root, folder);
}
