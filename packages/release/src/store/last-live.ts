/**
 * When the folders of a site were last live: the thirty days of prune-site.ts start here. Each release manifest copies
 * the times, because a folder that was fetched from a release store is as old as its download.
 */
import { statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { FrontendName } from '../frontends';
import { readPageDictionaries } from '../dictionaries/page-dictionary-record';
import { readHeaders } from '../page-headers';
import { namesIn } from './names-in';
import { linkedStylesheets } from './page-stylesheets';
import type { StoredManifest } from './release-manifest';
import { releaseFolder, type SiteFolder } from './site-folder';

/**
 * @param previous the release that is live until now
 * @returns for the next manifest: ISO 8601 by the path of every folder, from the root of the site
 */
export function nextLastLive(
  site: SiteFolder,
  previous: StoredManifest | undefined,
): Readonly<Record<string, string>> {
  const known = readLastLive(site, previous);
  const live = new Set(previous && foldersOf(site, previous));
  const versions = publishedNames(site).flatMap((name) =>
    versionsOf(site, name).map((version) => site.serverFolder(name, version)),
  );
  return Object.fromEntries(
    [...versions, ...unversionedFolders(site)].map((folder) => {
      const time = live.has(folder) ? Date.now() : known(folder);
      return [relative(site.root, folder), new Date(time).toISOString()];
    }),
  );
}

/** @returns a function from a folder to milliseconds since 1970: from the manifest, otherwise the folder's own time */
export function readLastLive(
  site: SiteFolder,
  manifest: StoredManifest | undefined,
): (folder: string) => number {
  const times = new Map(Object.entries(manifest?.lastLive ?? {}));
  return (folder) => {
    const time = Date.parse(times.get(relative(site.root, folder)) ?? '');
    return Number.isNaN(time) ? statSync(folder).mtimeMs : time;
  };
}

/** @returns the folders with stylesheets and page dictionaries that the pages of a release link: one folder each */
export function linkedFolders(site: SiteFolder, releaseDir: string): readonly string[] {
  const stylesheets = linkedStylesheets(readHeaders(releaseDir));
  const dictionaries = readPageDictionaries(releaseDir)?.dictionaries ?? [];
  return [...stylesheets, ...dictionaries].map((src) => dirname(join(site.root, src)));
}

/** @returns all folders that pages of any release may link */
export function unversionedFolders(site: SiteFolder): readonly string[] {
  return ['media/styles', 'media/dictionaries'].flatMap((folder) =>
    namesIn(join(site.root, folder)).map((name) => join(site.root, folder, name)),
  );
}

/** @returns the frontends with a published version, also those that were removed from the repository since */
export function publishedNames(site: SiteFolder): readonly FrontendName[] {
  return namesIn(join(site.root, 'server')) as FrontendName[];
}

export function versionsOf(site: SiteFolder, name: FrontendName): readonly string[] {
  return namesIn(site.serverFolder(name, ''));
}

function foldersOf(site: SiteFolder, { id, versions }: StoredManifest): readonly string[] {
  return [
    ...Object.entries(versions).map(([name, version]) =>
      site.serverFolder(name as FrontendName, version),
    ),
    ...linkedFolders(site, releaseFolder(site, id)),
  ];
}
