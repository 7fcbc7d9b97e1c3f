import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { compressedFirst, compressFolder, isCompressed } from './compress';
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

/**
 * Adds committed files to a folder of the site, text files also compressed. An existing file with a content hash in its
 * name stays, and so does a page (.html) with the same bytes; other pages, whose name has no hash, are replaced, each in one step.
 */
export async function addFiles(site: SiteFolder, source: string, to: string, wanted: RegExp) {
  if (!existsSync(source)) return;
  const target = join(site.root, to);
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      wanted.test(file) &&
      !file.includes('node_modules') &&
      (file.endsWith('.html')
        ? !isSameFile(join(target, file), join(source, file))
        : !existsSync(join(target, file))),
  );
  if (files.length === 0) return;
  const staging = join(site.staging, `files-${to.replaceAll('/', '-')}`);
  for (const file of files) {
    mkdirSync(dirname(join(staging, file)), { recursive: true });
    cpSync(join(source, file), join(staging, file));
  }
  if (site.isCompressed) await compressFolder(staging);
  const staged = [...contentOf(staging)];
  staged.sort(([one], [other]) => compressedFirst(one, other));
  for (const [file, path] of staged) {
    mkdirSync(dirname(join(target, file)), { recursive: true });
    renameSync(path, join(target, file));
  }
  rmSync(staging, { recursive: true });
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
