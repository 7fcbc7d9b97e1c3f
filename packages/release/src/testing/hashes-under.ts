import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Path of a file in a folder → hash of its bytes. */
export type FileHashes = ReadonlyMap<string, string>;

/** @returns a hash of every file under a folder, by its path; none for a missing folder */
export function hashesUnder(folder: string): FileHashes {
  if (!existsSync(folder)) return new Map();
  return new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => statSync(join(folder, file)).isFile())
      .sort()
      .map((file) => [file, hashOf(join(folder, file))]),
  );
}

/** @returns files that were changed, removed or added between the two */
export function changedFiles(before: FileHashes, after: FileHashes): string[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((file) => before.get(file) !== after.get(file))
    .sort();
}

function hashOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}
