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
import { readGenerationRecord, type GenerationRecord } from './generation-record';
import type { SiteFolder } from './site-folder';

/** @returns what is out, undefined on a new site folder. @throws Error with one sentence on what to do */
export function readRecord(site: SiteFolder): GenerationRecord | undefined {
  try {
    if (!isThere(site.current)) return undefined;
    return readGenerationRecord(join(site.root, readlinkSync(site.current)));
  } catch (error) {
    throw new Error(`${faultOfLink(site, error as NodeJS.ErrnoException)}. ${wayOut(site)}`, {
      cause: error,
    });
  }
}

/** @returns the folder of what is out. @throws Error with one sentence when nothing is */
export function currentFolder(site: SiteFolder): string {
  try {
    return join(site.root, readlinkSync(site.current));
  } catch (error) {
    const fault = (error as NodeJS.ErrnoException).code === 'EINVAL' ? 'no link' : 'missing';
    throw new Error(`No release is out: ${site.current} is ${fault}. Run: npm run release -- all`, {
      cause: error,
    });
  }
}

/** Makes a generation the one that is served, in one rename. */
export function switchTo(site: SiteFolder, id: number): void {
  // What lies at the top of the site belongs to the generation too.
  placeLink(site, join(site.root, 'public'), join('current', 'public'));
  placeLink(site, site.current, join('generations', String(id)));
}

/** @returns the next free generation number, counting unserved ones too. */
export function nextGeneration(site: SiteFolder): number {
  return Math.max(0, ...generationIds(site)) + 1;
}

/** @returns the numbers of all generations in the folder, oldest first. */
export function generationIds(site: SiteFolder): number[] {
  if (!existsSync(site.generations)) return [];
  return readdirSync(site.generations)
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

function faultOfLink(site: SiteFolder, error: NodeJS.ErrnoException): string {
  if (error.code === 'EINVAL') return `${site.current} is no link: move it away`;
  return error.message;
}

/** The newest generation that can be read is one command away; without any, everything is released anew. */
function wayOut(site: SiteFolder): string {
  const good = generationIds(site).findLast((id) => isReadable(join(site.generations, String(id))));
  return good === undefined
    ? `No earlier release can be read: remove ${site.current} and run: npm run release -- all`
    : `The newest release that can be read is ${good}; put it out with: ln -sfn generations/${good} ${site.current}`;
}

function isReadable(generation: string): boolean {
  try {
    readGenerationRecord(generation);
    return true;
  } catch {
    return false;
  }
}
