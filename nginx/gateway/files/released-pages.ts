import { pageSecurityHeaders, pageSecurityPolicy, releaseHeaders } from '@site/contract';
import type { SiteAddresses } from '@site/contract/site-table';
import { speculationRulesHeader } from '@site/contract/speculation-rules';
import {
  liveFolder,
  readHeaders,
  readRelease,
  siteFolder,
  type PageHeaders,
  type Release,
} from '@site/release';
import { readPageDictionaries } from '@site/release/dictionaries';

/** The live release: its folder and the headers of its pages. */
export interface ReleasedPages {
  readonly folder: string;
  readonly addresses: SiteAddresses;
  /** Of its pages, besides the policy. */
  readonly securityHeaders: Readonly<Record<string, string>>;
  readonly headersOf: (file: string) => Record<string, string>;
  /** Address of the dictionary that its pages link to. */
  readonly dictionary: string | undefined;
}

/**
 * Follows the `current` link: resolved for every page, read again only when a release has switched it.
 * A missing or corrupt release gives undefined, and one clear line a minute in the log.
 */
export function followReleases(root: string): () => ReleasedPages | undefined {
  const site = siteFolder(root);
  let target = '';
  let pages: ReleasedPages | undefined;
  let warnedAt = 0;
  return () => {
    try {
      const folder = liveFolder(site);
      if (folder !== target || !pages) {
        pages = describe(folder, readHeaders(folder), readRelease(site, folder));
        target = folder;
      }
    } catch (error) {
      if (Date.now() - warnedAt > 60_000) {
        console.error(`Gateway: ${(error as Error).message}`);
        warnedAt = Date.now();
      }
    }
    return pages;
  };
}

function describe(
  folder: string,
  headers: PageHeaders,
  { publicManifest, versions, table, addresses }: Release,
): ReleasedPages {
  const pages = new Map(Object.entries(headers));
  const securityHeaders = pageSecurityHeaders(table.sites);
  return {
    folder,
    addresses,
    securityHeaders,
    dictionary: readPageDictionaries(folder)?.dictionaries[0],
    headersOf: (file) => ({
      ...securityHeaders,
      'Content-Security-Policy': pageSecurityPolicy(
        pages.get(file) ?? { styleHashes: [] },
        table.sites,
      ),
      ...releaseHeaders(publicManifest),
      'Speculation-Rules': speculationRulesHeader(versions.shell),
    }),
  };
}
