import { createHash, type BinaryLike } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Drawings and cut pictures. */
export const picturesFolder = path.resolve(import.meta.dirname, '../media/pictures');

/** @returns what stands behind a file's name so that it can be kept for ever: another one for other contents */
export function shortHash(...contents: readonly BinaryLike[]): string {
  return hashOf(contents).slice(0, 8);
}

/** @returns what tells whether something was made from the data as it is now: records keep it beside what they made */
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
 * @param current `<name>.<hash>`: what begins with it stays
 * @param ending only files that end so
 */
export function removeOlder(folder: string, current: string, ending = ''): void {
  const name = current.slice(0, current.lastIndexOf('.') + 1);
  for (const file of readdirSync(folder))
    if (file.startsWith(name) && file.endsWith(ending) && !file.startsWith(current))
      rmSync(path.join(folder, file));
}
