import { rmSync } from 'node:fs';
import type { FrontendName } from '../frontends';
import {
  linkedFolders,
  publishedNames,
  readLastLive,
  unversionedFolders,
  versionsOf,
} from './last-live';
import { readLiveRelease, releaseIds } from './live-release';
import { readReleaseManifest, type StoredManifest } from './release-manifest';
import { releaseFolder, sbomOf, sourceMapsOf, type SiteFolder } from './site-folder';

/** Complete releases that stay: an operator may make them live again by hand. */
export const releasesToKeep = 10;
/** Versions of a frontend that rollback can go back to, one after the other. */
export const historyToKeep = 10;
/** A tab that was opened while a version was live may still request its files. */
const daysToKeep = 30;

/**
 * Removes what is no longer reachable: releases beyond the last ten, and versions that none of them contains or names in
 * its history, thirty days after they were last live; likewise stylesheets and dictionaries that none of their pages
 * links. While one release cannot be read, nothing else is removed.
 *
 * @param now milliseconds since 1970
 */
export function pruneSite(site: SiteFolder, now = Date.now()): void {
  const ids = releaseIds(site);
  // An operator may have made an old one live by hand.
  const live = readLiveRelease(site)?.id;
  const kept = ids.filter((id, index) => index >= ids.length - releasesToKeep || id === live);
  for (const id of ids)
    if (!kept.includes(id)) rmSync(releaseFolder(site, id), { recursive: true, force: true });
  const remaining = kept.map((id) => releaseFolder(site, id));
  const manifests = remaining.map(readReleaseManifest);
  const lastLive = readLastLive(site, manifests.at(-1));
  const isLongGone = (folder: string) => now - lastLive(folder) > daysToKeep * 86_400_000;
  for (const name of publishedNames(site)) {
    const named = namedVersions(manifests, name);
    for (const version of versionsOf(site, name))
      if (!named.has(version) && isLongGone(site.serverFolder(name, version)))
        removeVersion(site, name, version);
  }
  const linked = new Set(remaining.flatMap((releaseDir) => linkedFolders(site, releaseDir)));
  for (const folder of unversionedFolders(site))
    if (!linked.has(folder) && isLongGone(folder)) rmSync(folder, { recursive: true });
}

function namedVersions(manifests: readonly StoredManifest[], name: FrontendName): Set<string> {
  return new Set(
    manifests.flatMap(({ versions, history }) => [
      ...(versions[name] === undefined ? [] : [versions[name]]),
      ...(history[name] ?? []),
    ]),
  );
}

/** The server folder last: while it exists, an interrupted removal is repeated. */
function removeVersion(site: SiteFolder, name: FrontendName, version: string) {
  rmSync(sbomOf(site, name, version), { force: true });
  rmSync(sourceMapsOf(site, name, version), { recursive: true, force: true });
  rmSync(site.publicFolder(name, version), { recursive: true, force: true });
  rmSync(site.serverFolder(name, version), { recursive: true, force: true });
}
