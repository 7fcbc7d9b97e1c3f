import { readFileSync } from 'node:fs';
import { sha256 } from '../sha256';
import { contentOf } from '../store/add-folder';

/** Path of a file in a folder → hash of its bytes. */
export type FileHashes = ReadonlyMap<string, string>;

/** @returns a hash of every file under a folder, by its path; none for a missing folder */
export function hashesUnder(folder: string): FileHashes {
  const files = [...contentOf(folder)].map(([name, file]) => [name, readFileSync(file)] as const);
  return new Map(files.map(([name, bytes]) => [name, sha256(bytes)]));
}

/** @returns files that were changed, removed or added between the two */
export function changedFiles(before: FileHashes, after: FileHashes): string[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((file) => before.get(file) !== after.get(file))
    .sort();
}
