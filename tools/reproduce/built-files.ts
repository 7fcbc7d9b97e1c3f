import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** File name → hash of its bytes. */
export type BuiltFiles = ReadonlyMap<string, string>;

/** @returns every file that a build left in its dist folder. */
export function builtFiles(dist: string): BuiltFiles {
  return new Map(
    readdirSync(dist, { recursive: true, encoding: 'utf8' })
      .filter((file) => statSync(join(dist, file)).isFile())
      .sort()
      .map((file) => [
        file,
        createHash('sha256')
          .update(readFileSync(join(dist, file)))
          .digest('hex'),
      ]),
  );
}

/** @returns the first file that only one of two builds has, or that differs; undefined when they are the same. */
export function firstDifference(one: BuiltFiles, other: BuiltFiles): string | undefined {
  return [...new Set([...one.keys(), ...other.keys()])]
    .sort()
    .find((file) => one.get(file) !== other.get(file));
}
