/** The link `current` to the live release. Every reader and its one writer use these functions. */
import { lstatSync, mkdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readOrUndefined } from '../read-or-undefined';
import { namesIn } from './names-in';
import { readReleaseManifest, type StoredManifest } from './release-manifest';
import { releaseFolder, type SiteFolder } from './site-folder';

/** @returns undefined for a new site folder. @throws Error with one sentence on what to do */
export function readLiveRelease(site: SiteFolder): StoredManifest | undefined {
  try {
    if (!exists(site.current)) return undefined;
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

/** @returns the folder of the live release. @throws Error with one sentence when there is none */
export function liveFolder(site: SiteFolder): string {
  try {
    return join(site.root, readlinkSync(site.current));
  } catch (error) {
    const problem = (error as NodeJS.ErrnoException).code === 'EINVAL' ? 'not a link' : 'missing';
    throw new Error(
      `No release is live: ${site.current} is ${problem}. Run: npm run release -- all`,
      {
        cause: error,
      },
    );
  }
}

/** Makes a release the live one, in one rename. */
export function switchLiveRelease(site: SiteFolder, id: number): void {
  // The files at the top of the site belong to the release, too.
  placeLink(site, join(site.root, 'public'), join('current', 'public'));
  placeLink(site, site.current, join('releases', String(id)));
}

/** @returns the next free id; releases that were never live count, too. */
export function nextReleaseId(site: SiteFolder): number {
  return Math.max(0, ...releaseIds(site)) + 1;
}

/** @returns the ids of all releases in the folder, oldest first. */
export function releaseIds(site: SiteFolder): number[] {
  return namesIn(site.releases)
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .sort((one, other) => one - other);
}

function placeLink(site: SiteFolder, link: string, target: string) {
  if (exists(link) && isLinkTo(link, target)) return;
  mkdirSync(site.staging, { recursive: true });
  const made = join(site.staging, basename(link));
  // Left by a process that was killed between these steps.
  rmSync(made, { force: true });
  symlinkSync(target, made);
  // A folder of that name is from a version in which releases did not hold these files.
  if (exists(link) && lstatSync(link).isDirectory()) renameSync(link, `${made}.old`);
  renameSync(made, link);
}

function isLinkTo(link: string, target: string): boolean {
  return lstatSync(link).isSymbolicLink() && readlinkSync(link) === target;
}

/** Also true for a broken link. */
function exists(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

function problemOfLink(site: SiteFolder, error: NodeJS.ErrnoException): string {
  if (error.code === 'EINVAL') return `${site.current} is not a link: move it away`;
  return error.message;
}

/** One command makes the newest readable release live; without any, everything must be released again. */
function recoveryHint(site: SiteFolder): string {
  const readable = releaseIds(site).findLast((id) =>
    readOrUndefined(() => readReleaseManifest(releaseFolder(site, id))),
  );
  return readable === undefined
    ? `No earlier release can be read: remove ${site.current} and run: npm run release -- all`
    : `The newest release that can be read is ${readable}; make it live with: ln -sfn releases/${readable} ${site.current}`;
}
