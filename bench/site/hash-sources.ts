import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@site/release';

const others = /^node_modules$|\.test\.ts$|\.md$/;

/**
 * @param folders paths in the repository
 * @returns a hash of all files in them, except for installed files, tests and documents
 */
export function hashSources(folders: readonly string[]): string {
  const hash = createHash('sha256');
  const add = (folder: string) => {
    for (const entry of readdirSync(join(repositoryRoot, folder), { withFileTypes: true })) {
      if (others.test(entry.name)) continue;
      const path = join(folder, entry.name);
      if (entry.isDirectory()) add(path);
      else hash.update(path).update(readFileSync(join(repositoryRoot, path)));
    }
  };
  folders.forEach(add);
  return hash.digest('hex');
}
