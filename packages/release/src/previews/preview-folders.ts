/**
 * SITE/previews/<id>/ is a site folder of its own: a release that differs from the live one in one frontend. What both have is
 * one file with two names (hard links), so a preview is small, and no later release or prune changes it. Nothing below it has
 * a public address: the site server opens it only for a signed link.
 */
import { lstatSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FrontendName } from '../frontends';
import { readOrUndefined } from '../read-or-undefined';
import { namesIn } from '../store/names-in';
import { readJson } from '../store/read-json';
import { siteFolder, type SiteFolder } from '../store/site-folder';

export interface Preview {
  readonly id: string;
  readonly frontend: FrontendName;
  readonly version: string;
  /** ISO 8601, both. */
  readonly createdAt: string;
  readonly expiresAt: string;
}

/** A program that previews every commit takes the place of its own oldest ones. */
const previewsToKeep = 200;
/** A preview without its description is being made, or was aborted. */
const longestMs = 3_600_000;

const describedBy = 'preview.json';

export function previewFolder(site: SiteFolder, id: string): SiteFolder {
  return siteFolder(join(site.root, 'previews', id), false);
}

/** @returns undefined for one that does not exist, has expired or is not complete */
export function readPreview(site: SiteFolder, id: string, now = Date.now()): Preview | undefined {
  const preview = readDescription(site, id);
  return preview && now < Date.parse(preview.expiresAt) ? preview : undefined;
}

/** @returns the valid ones, newest first */
export function listPreviews(site: SiteFolder, now = Date.now()): readonly Preview[] {
  return previewIds(site)
    .flatMap((id) => readPreview(site, id, now) ?? [])
    .sort((one, other) => other.createdAt.localeCompare(one.createdAt));
}

/** Makes it valid: the last step. */
export function describePreview(site: SiteFolder, preview: Preview): void {
  writeFileSync(
    join(previewFolder(site, preview.id).root, describedBy),
    `${JSON.stringify(preview)}\n`,
  );
}

/** Its description first: from then on it is not opened. */
export function removePreview(site: SiteFolder, id: string): void {
  const { root } = previewFolder(site, id);
  rmSync(join(root, describedBy), { force: true });
  rmSync(root, { recursive: true, force: true });
}

/** Removes expired and aborted previews, and the oldest beyond the last two hundred. @param now milliseconds since 1970 */
export function removeOldPreviews(site: SiteFolder, now = Date.now()): void {
  const kept = new Set(
    listPreviews(site, now)
      .slice(0, previewsToKeep)
      .map(({ id }) => id),
  );
  for (const id of previewIds(site)) {
    const isBeingMade = !readDescription(site, id) && now - madeAt(site, id) < longestMs;
    if (!kept.has(id) && !isBeingMade) removePreview(site, id);
  }
}

/** @returns the disk space that removing it would free, in bytes */
export function previewBytes(site: SiteFolder, id: string): number {
  const { root } = previewFolder(site, id);
  const entries = readdirSync(root, { recursive: true, encoding: 'utf8' }).map((name) =>
    lstatSync(join(root, name)),
  );
  // Its links lead to some of them a second time.
  const own = new Map(entries.map((entry) => [entry.ino, entry]));
  return [...own.values()]
    .filter((entry) => entry.isDirectory() || entry.nlink === 1)
    .reduce((total, { blocks }) => total + blocks * 512, 0);
}

function previewIds(site: SiteFolder): readonly string[] {
  return namesIn(join(site.root, 'previews'));
}

function readDescription(site: SiteFolder, id: string): Preview | undefined {
  const file = join(previewFolder(site, id).root, describedBy);
  return readOrUndefined(() => readJson(file) as Preview);
}

function madeAt(site: SiteFolder, id: string): number {
  return statSync(previewFolder(site, id).root, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
