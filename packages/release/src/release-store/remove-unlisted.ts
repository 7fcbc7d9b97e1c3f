import { readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contentOf } from '../store/add-folder';
import type { SiteFolder } from '../store/site-folder';
import { sharedFolders } from './release-index';
import type { TakenRelease } from './take-release';

/**
 * Removes the files that no release in use lists: files that the releaser has pruned are removed here too.
 * @param inUse the live release, the one before it, whose pages visitors may be reading, and one that is ready
 */
export function removeUnlisted(site: SiteFolder, inUse: readonly TakenRelease[]): void {
  const listed = new Set(inUse.flatMap(({ files }) => files.map(({ path }) => path)));
  for (const folder of [...sharedFolders, 'releases'])
    for (const [path, file] of contentOf(join(site.root, folder), folder))
      if (!listed.has(path)) {
        rmSync(file);
        removeIfEmpty(dirname(file));
      }
}

function removeIfEmpty(folder: string) {
  if (readdirSync(folder).length > 0) return;
  rmSync(folder, { recursive: true });
  removeIfEmpty(dirname(folder));
}
