import { createHash, type BinaryLike } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Drawings and cut pictures. */
export const picturesFolder = path.resolve(import.meta.dirname, '../media/pictures');

/** @returns the content hash that is part of a file name, which makes the file immutable */
export function shortHash(...contents: readonly BinaryLike[]): string {
  return hashOf(contents).slice(0, 8);
}

/** @returns the hash of source data; records store it to detect that their data have changed */
export function recordHash(...contents: readonly BinaryLike[]): string {
  return hashOf(contents).slice(0, 16);
}

function hashOf(contents: readonly BinaryLike[]): string {
  const hash = createHash('sha256');
  for (const each of contents) hash.update(each);
  return hash.digest('hex');
}

/**
 * Removes the files `<name>.<other hash>…` of a folder.
 *
 * @param current `<name>.<hash>`; files that start with it stay
 * @param ending limits it to files with this ending
 */
export function removeOlder(folder: string, current: string, ending = ''): void {
  const name = current.slice(0, current.lastIndexOf('.') + 1);
  for (const file of readdirSync(folder))
    if (file.startsWith(name) && file.endsWith(ending) && !file.startsWith(current))
      rmSync(path.join(folder, file));
}
