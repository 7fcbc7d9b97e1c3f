import { readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { frontendNames, type FrontendName } from '../frontends';
import { releaseIds } from './live-release';
import { pageDictionaryFolders, pageDictionaryFoldersOf } from '../dictionaries/prune-dictionaries';
import { readReleaseManifest, type ReleaseManifest } from './release-manifest';
import { readHeaders } from '../page-headers';
import {
  linkedStylesheets,
  stylesheetFolder,
  stylesheetFolders,
} from '../publish/page-stylesheets';
import type { SiteFolder } from './site-folder';

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
  for (const id of ids.slice(0, -releasesToKeep))
    rmSync(join(site.releases, String(id)), { recursive: true, force: true });
  const remaining = ids.slice(-releasesToKeep).map((id) => join(site.releases, String(id)));
  const manifests = remaining.map(readReleaseManifest);
  for (const name of frontendNames) {
    const named = namedVersions(manifests, name);
    for (const version of versionsOf(site, name))
      if (!named.has(version) && isLongGone(site.serverFolder(name, version), now))
        removeVersion(site, name, version);
  }
  pruneLinkedFolders(site, remaining, now);
}

/** Marks that this release is live now, or was until now: the thirty days start here. */
export function markAsLive(site: SiteFolder, { id, versions }: ReleaseManifest, now = new Date()) {
  for (const name of frontendNames) utimesSync(site.serverFolder(name, versions[name]), now, now);
  for (const folder of linkedFolders(site, join(site.releases, String(id))))
    utimesSync(folder, now, now);
}

function pruneLinkedFolders(site: SiteFolder, releases: readonly string[], now: number) {
  const linked = new Set(releases.flatMap((releaseDir) => linkedFolders(site, releaseDir)));
  for (const folder of [...stylesheetFolders(site), ...pageDictionaryFolders(site)])
    if (!linked.has(folder) && isLongGone(folder, now)) rmSync(folder, { recursive: true });
}

function linkedFolders(site: SiteFolder, releaseDir: string): readonly string[] {
  const stylesheets = linkedStylesheets(readHeaders(releaseDir));
  return [
    ...stylesheets.map((src) => stylesheetFolder(site, src)),
    ...pageDictionaryFoldersOf(site, releaseDir),
  ];
}

function namedVersions(manifests: readonly ReleaseManifest[], name: FrontendName): Set<string> {
  return new Set(
    manifests.flatMap(({ versions, history }) => [versions[name], ...(history[name] ?? [])]),
  );
}

function versionsOf(site: SiteFolder, name: FrontendName): string[] {
  try {
    return readdirSync(site.serverFolder(name, ''));
  } catch {
    return [];
  }
}

/** The modification time of a folder is when it was last live. */
function isLongGone(folder: string, now: number): boolean {
  return now - statSync(folder).mtimeMs > daysToKeep * 86_400_000;
}

/** The server folder last: while it exists, an interrupted removal is repeated. */
function removeVersion(site: SiteFolder, name: FrontendName, version: string) {
  rmSync(site.publicFolder(name, version), { recursive: true, force: true });
  rmSync(site.serverFolder(name, version), { recursive: true, force: true });
}
