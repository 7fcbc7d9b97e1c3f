/**
 * What a release tells nginx, as one file of maps: which addresses are pages, which policy each page has, and which
 * release a folder holds. nginx/conf/site/pages.conf and headers/page.conf are its readers.
 */
import { createHash } from 'node:crypto';
import {
  defaultSite,
  fileSecurityPolicy,
  pageEmbedderPolicy,
  pageSecurityPolicy,
  sites,
} from '@site/contract';
import type { PageHeaders } from '../page-headers';
import { addressRows, addressTable, childRows, foldCase, type MapRow } from './page-addresses';
import { dictionaryRows } from './dictionary-rows';
import { siteSpellingRows } from './site-spellings';

/** One generation as nginx must know it while its pages are served. */
export interface ServedRelease {
  readonly id: number;
  readonly headers: PageHeaders;
  readonly shell: string;
  /** For example `mfe-press@1.0.0-3fa2b1c9 …`. */
  readonly remotes: string;
  /** Address of the dictionary that its pages name. */
  readonly pageDictionary?: string | undefined;
}

export interface ReleasedPages {
  /** Names this very text: the edge repeats it once it serves by it. */
  readonly number: string;
  readonly text: string;
}

/**
 * @param generations the one that goes out and, while it does, the one that was out: whichever of the two a page
 * comes from, its policy knows its styles
 * @param dictionaries names of all that files or pages were compressed with
 * @param addresses where pages stand: those of the route table
 */
export function composeReleasedPages(
  releases: readonly ServedRelease[],
  dictionaries: readonly string[],
  addresses = addressTable(),
): ReleasedPages {
  const body = [
    map(
      '$bare_path $lookup_path',
      siteSpellingRows(sites.map(({ key }) => key)),
      'default $bare_path',
    ),
    map('$lookup_path $address_row', addressRows(addresses)),
    map('$parent_path $child_row', childRows(addresses)),
    // Volatile: looked up anew after each step inside nginx, because an error page has another policy.
    map(
      '$uri $policy_file',
      [['~^/(?:pages/|dcz/[0-9a-f]{64}/)?(?<file_with_policy>.+)\\z', '$file_with_policy']],
      'volatile',
    ),
    map(
      '$policy_file $page_policy',
      policyRows(releases),
      'volatile',
      `default "${fileSecurityPolicy}"`,
    ),
    map('"" $page_embedder_policy', [], `default "${pageEmbedderPolicy}"`),
    map(
      '$realpath_root $release_id',
      folderRows(releases, ({ id }) => String(id)),
      'volatile',
    ),
    map(
      '$realpath_root $release_shell',
      folderRows(releases, ({ shell }) => shell),
      'volatile',
    ),
    map(
      '$realpath_root $release_remotes',
      folderRows(releases, ({ remotes }) => remotes),
      'volatile',
    ),
    map(
      '$realpath_root $page_dictionary',
      folderRows(releases, ({ pageDictionary }) => pageDictionary ?? ''),
      'volatile',
    ),
    map('$http_available_dictionary $dictionary_row', dictionaryRows(dictionaries)),
  ].join('\n');
  const number = createHash('sha256').update(body).digest('hex').slice(0, 16);
  const text = [
    `# Pages of release ${releases.map(({ id }) => id).join(' and ')}. Written by packages/release/src/edge at every release.`,
    `# number ${number}`,
    // Read by edge.sh where the environment names nobody.
    `# security contact ${defaultSite.phone.href}`,
    map('"" $released_pages', [], `default ${number}`),
    body,
  ].join('\n');
  return { number, text };
}

function map(head: string, rows: readonly MapRow[], ...settings: string[]): string {
  const lines = [...settings, ...rows.map(([key, value]) => `"${key}" "${value}"`)];
  return `map ${head} {\n${lines.map((line) => `    ${line};\n`).join('')}}\n`;
}

/** By file under pages/; of files whose names differ only in case, nginx sees one: its policy allows the styles of all. */
function policyRows(releases: readonly ServedRelease[]): MapRow[] {
  const hashesByFile = new Map<string, string[]>();
  for (const { headers } of releases)
    for (const [file, { styleHashes }] of Object.entries(headers)) {
      const key = foldCase(file);
      const hashes = hashesByFile.get(key) ?? [];
      hashesByFile.set(key, hashes);
      hashes.push(...styleHashes);
    }
  return [...hashesByFile].map(([file, hashes]) => [file, pageSecurityPolicy(hashes)]);
}

function folderRows(
  releases: readonly ServedRelease[],
  valueOf: (releaseDir: ServedRelease) => string,
): MapRow[] {
  return releases.map((releaseDir) => [
    `~/releases/${releaseDir.id}(?:/|\\z)`,
    valueOf(releaseDir),
  ]);
}
