import {
  pageSecurityHeaders,
  pageSecurityPolicy,
  releaseHeaders,
  type InlineHashes,
} from '@site/contract';
import { speculationRulesHeader } from '@site/contract/speculation-rules';
import type { Release } from '@site/release';

/**
 * @param hashes of the page's inline styles and script
 * @returns the headers of a page, besides those of every response
 */
export function pageHeaders(
  { table, publicManifest, versions }: Pick<Release, 'table' | 'publicManifest' | 'versions'>,
  hashes: InlineHashes = { styleHashes: [] },
): Readonly<Record<string, string>> {
  return {
    ...pageSecurityHeaders(table.sites),
    'Content-Security-Policy': pageSecurityPolicy(hashes, table.sites),
    ...releaseHeaders(publicManifest),
    'Speculation-Rules': speculationRulesHeader(versions.shell),
  };
}
