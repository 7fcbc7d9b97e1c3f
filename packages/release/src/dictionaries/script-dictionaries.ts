/** Scripts compressed with the same script of an earlier version: small updates for returning visitors. */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { FrontendName } from '../frontends';
import type { ReleasedVersions, ReleaseManifest } from '../store/release-manifest';
import { publicPath, type SiteFolder } from '../store/site-folder';
import { dczFolder, isDczFile } from './dcz-files';
import { compressDcz } from './compress-dcz';
import { dictionaryName, scriptStem } from './dictionary-names';

/** A visitor with an older version gets the plain file. */
const formerVersions = 5;

type Next = Pick<ReleaseManifest, 'versions' | 'history'>;

/**
 * Writes, for every script of the next release, the `dcz` files for browsers that have the same script of one of the last
 * five other versions. Runs before the switch, so that they are there for the first visitor after it.
 */
export async function writeScriptDictionaries(
  site: SiteFolder,
  next: Next,
  previous: ReleasedVersions | undefined,
): Promise<void> {
  for (const [frontend, version] of Object.entries(next.versions) as [FrontendName, string][]) {
    const scripts = scriptsOf(site, frontend, version);
    for (const former of formerVersionsOf(frontend, next, previous))
      for (const [stem, dictionary] of scriptsOf(site, frontend, former)) {
        const file = scripts.get(stem);
        if (file !== undefined) await writeDcz(site, file, dictionary);
      }
  }
}

/** Newest first: on a rollback that is the version that is replaced, whose files visitors have now. */
function formerVersionsOf(
  frontend: FrontendName,
  { versions, history }: Next,
  previous: ReleasedVersions | undefined,
): readonly string[] {
  const former = [...(history[frontend] ?? []), previous?.[frontend] ?? versions[frontend]];
  return [...new Set(former.reverse())]
    .filter((version) => version !== versions[frontend])
    .slice(0, formerVersions);
}

/** Stem → path under the site's root; none when the version was removed. */
function scriptsOf(site: SiteFolder, frontend: FrontendName, version: string): Map<string, string> {
  const folder = site.publicFolder(frontend, version);
  const files = existsSync(folder) ? readdirSync(folder).sort() : [];
  return new Map(
    files.flatMap((file) => {
      const stem = scriptStem(file);
      return stem === undefined ? [] : [[stem, join(publicPath(frontend, version), file)] as const];
    }),
  );
}

/** @param file and `dictionary` are paths under the site's root */
async function writeDcz(site: SiteFolder, file: string, dictionary: string): Promise<void> {
  const held = readFileSync(join(site.root, dictionary));
  const name = dictionaryName(held);
  const target = join(dczFolder(site.root, name), file);
  if (isDczFile(target, name)) return;
  const source = join(site.root, file);
  const plain = existsSync(`${source}.br`) ? `${source}.br` : source;
  const dcz = await compressDcz(readFileSync(source), held);
  if (dcz.length >= statSync(plain).size) return;
  const written = join(site.staging, basename(file));
  writeFileSync(written, dcz);
  mkdirSync(dirname(target), { recursive: true });
  renameSync(written, target);
}
