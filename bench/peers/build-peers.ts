import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRelease, type SiteFolder } from '@site/release';
import { benchFolder } from '../site/bench-folder';
import { hashSources } from '../site/hash-sources';
import { buildFramework } from './build-framework';
import { buildOneBundle } from './one-bundle/build-one-bundle';

type Build = (site: SiteFolder, root: string) => Promise<string>;

const builds: Readonly<Record<string, Build>> = {
  'one-bundle': buildOneBundle,
  astro: (site, root) => buildFramework('astro', site, root),
  next: (site, root) => buildFramework('next', site, root),
};

/**
 * Builds peers that have changed since the last run.
 * @returns name → folder for the static server
 */
export async function buildPeers(
  site: SiteFolder,
  report: (line: string) => void,
): Promise<Readonly<Record<string, string>>> {
  // Of the release and of the peers' own sources.
  const fingerprint = JSON.stringify([readRelease(site).versions, hashSources(['bench/peers'])]);
  const folders: Record<string, string> = {};
  for (const [name, build] of Object.entries(builds)) {
    const folder = (folders[name] = join(benchFolder, name));
    const record = join(benchFolder, `${name}.json`);
    if (existsSync(record) && readFileSync(record, 'utf8') === fingerprint) continue;
    report(`  building ${name} …`);
    await build(site, folder);
    writeFileSync(record, fingerprint);
  }
  return folders;
}
