import type { InlineHashes } from '@site/contract';
import { liveFolder, readHeaders, readRelease, siteFolder, type Release } from '@site/release';
import { readPageDictionaries } from '@site/release/dictionaries';

/** The live release, with its folder and what its pages need. */
export interface ReleasedPages extends Release {
  readonly folder: string;
  readonly inlineHashesOf: (file: string) => InlineHashes | undefined;
  /** Address of the dictionary that its pages link to. */
  readonly dictionary: string | undefined;
}

/**
 * Follows the `current` link: resolved for every page, read again only when a release has switched it.
 * A missing or corrupt release gives the one before, or undefined, and one clear line a minute in the log.
 */
export function followReleases(root: string): () => ReleasedPages | undefined {
  const site = siteFolder(root);
  let pages: ReleasedPages | undefined;
  let warnedAt = -Infinity;
  return () => {
    try {
      const folder = liveFolder(site);
      if (folder === pages?.folder) return pages;
      const headers = new Map(Object.entries(readHeaders(folder)));
      pages = {
        ...readRelease(site, folder),
        folder,
        dictionary: readPageDictionaries(folder)?.dictionaries[0],
        inlineHashesOf: (file) => headers.get(file),
      };
    } catch (error) {
      if (performance.now() - warnedAt > 60_000) {
        console.error(`Site server: ${(error as Error).message}`);
        warnedAt = performance.now();
      }
    }
    return pages;
  };
}
