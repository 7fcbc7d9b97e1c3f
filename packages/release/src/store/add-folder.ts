import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { compressFolder, isCompressed } from './compress';
import type { SiteFolder } from './site-folder';

/** Name in the new folder → path of the source file. */
export type FolderContent = ReadonlyMap<string, string>;

/**
 * Publishes an immutable folder: written and compressed in staging, then moved into place at once.
 * An existing folder stays unchanged.
 *
 * @throws Error with the file's name when the folder exists with other bytes
 */
export async function addFolder(site: SiteFolder, target: string, content: FolderContent) {
  if (existsSync(target)) return requireSame(target, content);
  const staging = join(site.staging, `${basename(dirname(target))}-${basename(target)}`);
  mkdirSync(staging, { recursive: true });
  for (const [file, source] of content) {
    mkdirSync(dirname(join(staging, file)), { recursive: true });
    cpSync(source, join(staging, file));
  }
  if (site.isCompressed) await compressFolder(staging);
  mkdirSync(dirname(target), { recursive: true });
  renameSync(staging, target);
}

/** @returns every file under a folder, none when it does not exist. */
export function contentOf(folder: string, prefix = ''): FolderContent {
  if (!existsSync(folder)) return new Map();
  return new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => statSync(join(folder, file)).isFile())
      .map((file) => [join(prefix, file), join(folder, file)]),
  );
}

/** @returns the name of a file that a published folder and its sources do not have alike; undefined when they are equal */
export function differingFile(target: string, content: FolderContent): string | undefined {
  const published = [...contentOf(target).keys()].filter((file) => !isCompressed(file));
  return (
    published.find((file) => !content.has(file)) ??
    [...content].find(([file, source]) => !isSameFile(join(target, file), source))?.[0]
  );
}

function requireSame(target: string, content: FolderContent) {
  const different = differingFile(target, content);
  if (different !== undefined)
    throw new Error(
      `${target} is already published, and its ${different} differs from this build. ` +
        "A published version is never overwritten: raise the version in the frontend's package.json and build again.",
    );
}

/** @returns whether both files have the same bytes; false when `one` does not exist */
export function isSameFile(one: string, other: string): boolean {
  return existsSync(one) && readFileSync(one).equals(readFileSync(other));
}
