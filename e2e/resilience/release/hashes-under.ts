import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** @returns a hash of every file under a folder, by its path */
export function hashesUnder(folder: string): ReadonlyMap<string, string> {
  if (!existsSync(folder)) return new Map();
  return new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => statSync(path.join(folder, file)).isFile())
      .map((file) => [file, hashOf(path.join(folder, file))]),
  );
}

/** @returns files that were changed, removed or added between the two */
export function changedFiles(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): string[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((file) => before.get(file) !== after.get(file))
    .sort();
}

function hashOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}
