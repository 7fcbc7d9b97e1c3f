import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { FrontendName } from '../frontends';
import { namesIn } from '../store/names-in';
import type { ReleasedVersions } from '../store/release-manifest';
import { publicPath, type SiteFolder } from '../store/site-folder';
import { dczFolder, dictionariesUnder } from './dcz-files';

/**
 * Removes the `dcz` files of versions that are no longer live. The plain files stay for open tabs.
 *
 * @param liveVersions of the live release and the one before it
 */
export function pruneScriptDictionaries(
  site: SiteFolder,
  liveVersions: readonly ReleasedVersions[],
): void {
  const frontends = [...new Set(liveVersions.flatMap(Object.keys))] as FrontendName[];
  for (const name of dictionariesUnder(site.root)) {
    const folder = dczFolder(site.root, name);
    for (const frontend of frontends)
      for (const version of namesIn(join(folder, publicPath(frontend, ''))))
        if (!liveVersions.some((versions) => versions[frontend] === version))
          rmSync(join(folder, publicPath(frontend, version)), { recursive: true });
    const isEmpty = frontends.every(
      (frontend) => namesIn(join(folder, publicPath(frontend, ''))).length === 0,
    );
    if (isEmpty) rmSync(folder, { recursive: true });
  }
}
