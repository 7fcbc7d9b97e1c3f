/** The link `current`: which generation is out. Every reader and the one writer of it go through here. */
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  symlinkSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { readReleaseManifest, type ReleaseManifest } from './release-manifest';
import type { SiteFolder } from './site-folder';

/** @returns what is out, undefined on a new site folder. @throws Error with one sentence on what to do */
export function readLiveRelease(site: SiteFolder): ReleaseManifest | undefined {
  try {
    if (!isThere(site.current)) return undefined;
    return readReleaseManifest(join(site.root, readlinkSync(site.current)));
  } catch (error) {
    throw new Error(
      `${problemOfLink(site, error as NodeJS.ErrnoException)}. ${recoveryHint(site)}`,
      {
        cause: error,
      },
    );
  }
}

/** @returns the folder of what is out. @throws Error with one sentence when nothing is */
export function liveFolder(site: SiteFolder): string {
  try {
    return join(site.root, readlinkSync(site.current));
  } catch (error) {
    const problem = (error as NodeJS.ErrnoException).code === 'EINVAL' ? 'no link' : 'missing';
    throw new Error(
      `No release is out: ${site.current} is ${problem}. Run: npm run release -- all`,
      {
        cause: error,
      },
    );
  }
}

/** Makes a generation the one that is served, in one rename. */
export function switchLiveRelease(site: SiteFolder, id: number): void {
  // What lies at the top of the site belongs to the generation too.
  placeLink(site, join(site.root, 'public'), join('current', 'public'));
  placeLink(site, site.current, join('releases', String(id)));
}

/** @returns the next free generation number, counting unserved ones too. */
export function nextReleaseId(site: SiteFolder): number {
  return Math.max(0, ...releaseIds(site)) + 1;
}

/** @returns the numbers of all generations in the folder, oldest first. */
export function releaseIds(site: SiteFolder): number[] {
  if (!existsSync(site.releases)) return [];
  return readdirSync(site.releases)
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .sort((one, other) => one - other);
}

function placeLink(site: SiteFolder, link: string, target: string) {
  if (isThere(link) && isLinkTo(link, target)) return;
  mkdirSync(site.staging, { recursive: true });
  const made = join(site.staging, basename(link));
  symlinkSync(target, made);
  // A folder of that name is from before generations held these files.
  if (isThere(link) && lstatSync(link).isDirectory()) renameSync(link, `${made}.old`);
  renameSync(made, link);
}

function isLinkTo(link: string, target: string): boolean {
  return lstatSync(link).isSymbolicLink() && readlinkSync(link) === target;
}

/** Also of a link that leads nowhere. */
function isThere(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

function problemOfLink(site: SiteFolder, error: NodeJS.ErrnoException): string {
  if (error.code === 'EINVAL') return `${site.current} is no link: move it away`;
  return error.message;
}

/** The newest generation that can be read is one command away; without any, everything is released anew. */
function recoveryHint(site: SiteFolder): string {
  const good = releaseIds(site).findLast((id) => isReadable(join(site.releases, String(id))));
  return good === undefined
    ? `No earlier release can be read: remove ${site.current} and run: npm run release -- all`
    : `The newest release that can be read is ${good}; put it out with: ln -sfn releases/${good} ${site.current}`;
}

function isReadable(releaseDir: string): boolean {
  try {
    readReleaseManifest(releaseDir);
    return true;
  } catch {
    return false;
  }
}
