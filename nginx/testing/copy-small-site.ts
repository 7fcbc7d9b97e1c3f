/**
 * A copy of the small site with release 1 live. Releasing it takes a second of CPU time, so it is done once for each
 * state of the sources and kept in .cache/; a test may change its copy.
 */
import { cpSync, existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteFolder, type SiteFolder } from '@site/release';
import { updateEdge } from '@site/release/edge';
import {
  cachedFolder,
  publishCachedFolder,
  stageCachedFolder,
} from '../../tools/testing/cached-folder';
import { releaseSmallSite, writeSmallSite } from './small-site';

/** Everything that decides what a release of the small site contains. */
const sources = [
  'package-lock.json',
  'packages',
  'nginx/testing/small-site.ts',
  'nginx/testing/small-script.ts',
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
  // No edge listens at this address; the release writes its file for nginx all the same, as on a first start.
  const beforeSwitch = updateEdge('http://127.0.0.1:1', () => undefined);
  await releaseSmallSite(site, '1', undefined, beforeSwitch);
  publishCachedFolder(site.root, folder);
}
