import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentOf } from './store/add-folder';

/**
 * @param packageVersion of the frontend's package.json
 * @param dist folder of the build, with the parts that are published
 * @param facts the rest of its build manifest: a changed host range changes the version, too
 * @returns package version and a hash over every file, so that a published folder is never written twice
 */
export function versionOf(packageVersion: string, dist: string, facts: object): string {
  const hash = createHash('sha256').update(JSON.stringify(facts));
  for (const part of publishedParts)
    for (const file of [...contentOf(join(dist, part)).keys()].sort()) {
      const bytes = readFileSync(join(dist, part, file));
      hash.update(`\n${part}/${file} ${bytes.length}\n`).update(bytes);
    }
  return `${packageVersion}-${hash.digest('hex').slice(0, 8)}`;
}

const publishedParts = ['web', 'node', 'public'];
