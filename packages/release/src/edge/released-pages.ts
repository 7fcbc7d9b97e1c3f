/**
 * nginx's part of a release, one file of maps: the addresses of pages, the policy of each page, and the release in each
 * folder. Read by nginx/conf/site/pages.conf and nginx/conf/headers/page.conf.
 */
import { createHash } from 'node:crypto';
import {
  fileSecurityPolicy,
  pageEmbedderPolicy,
  pageSecurityPolicy,
  prePaintScriptHash,
  type InlineHashes,
  type SiteFacts,
} from '@site/contract';
import { availableDictionaryOf } from '../dictionaries/dictionary-name';
import type { PageHeaders } from '../page-headers';
import {
  addressRows,
  childRows,
  foldCase,
  mergeTables,
  type AddressTable,
  type MapRow,
} from './page-addresses';
import { siteSpellingRows } from './site-spellings';

/** nginx's data of one release while its pages are served. */
export interface ServedRelease {
  readonly id: number;
  readonly headers: PageHeaders;
  readonly shell: string;
  /** For example `mfe-press@1.0.0-3fa2b1c9 …`. */
  readonly remotes: string;
  readonly sites: readonly SiteFacts[];
  readonly addresses: AddressTable;
  /** Address of the dictionary that its pages name. */
  readonly pageDictionary?: string | undefined;
}

export interface ReleasedPages {
  /** Hash of this text; the edge's status reports it once the text is loaded. */
  readonly number: string;
  readonly text: string;
}

/**
 * @param releases until the switch the live one, then the next one: the policy of a page allows what is inline in both, and a
 * page of either has its address
 * @param dictionaries names of all dictionaries in use
 */
export function composeReleasedPages(
  releases: readonly ServedRelease[],
  dictionaries: readonly string[],
): ReleasedPages {
  // Where both have an address, the next release says what it means.
  const addresses = mergeTables(releases.map((release) => release.addresses).toReversed());
  const sites = releases.flatMap((release) => release.sites);
  const keys = [...new Set(sites.map(({ key }) => key))];
  const body = [
    map('$bare_path $lookup_path', siteSpellingRows(keys), 'default $bare_path'),
    map('$lookup_path $address_row', addressRows(addresses)),
    map('$parent_path $child_row', childRows(addresses)),
    // Volatile: evaluated again after an internal redirect, because an error page has another policy.
    map(
      '$uri $policy_file',
      [['~^/(?:pages/|dcz/[0-9a-f]{64}/)?(?<file_with_policy>.+)\\z', '$file_with_policy']],
      'volatile',
    ),
    map(
      '$policy_file $page_policy',
      policyRows(releases, sites),
      'volatile',
      `default "${fileSecurityPolicy}"`,
    ),
    map('"" $page_embedder_policy', [], `default "${pageEmbedderPolicy(sites)}"`),
    folderMap('release_id', releases, ({ id }) => String(id)),
    folderMap('release_shell', releases, ({ shell }) => shell),
    folderMap('release_remotes', releases, ({ remotes }) => remotes),
    folderMap('page_dictionary', releases, ({ pageDictionary }) => pageDictionary ?? ''),
    map('$http_available_dictionary $dictionary_row', dictionaryRows(dictionaries)),
  ].join('\n');
  const number = createHash('sha256').update(body).digest('hex').slice(0, 16);
  const text = [
    `# Pages of release ${releases.map(({ id }) => id).join(' and ')}. Written by packages/release/src/edge at every release.`,
    `# number ${number}`,
    // Read by edge.sh when the environment has no SECURITY_CONTACT.
    `# security contact ${releases.at(-1)?.sites[0]?.phone.href ?? ''}`,
    map('"" $released_pages', [], `default ${number}`),
    body,
  ].join('\n');
  return { number, text };
}

function map(head: string, rows: readonly MapRow[], ...settings: string[]): string {
  const lines = [...settings, ...rows.map(([key, value]) => `"${key}" "${value}"`)];
  return `map ${head} {\n${lines.map((line) => `    ${line};\n`).join('')}}\n`;
}

/** By file under pages/. Names that differ only in case are one key for nginx: its policy allows what is inline in all. */
function policyRows(releases: readonly ServedRelease[], sites: readonly SiteFacts[]): MapRow[] {
  const headersByFile = new Map<string, InlineHashes[]>();
  for (const { headers } of releases)
    for (const [file, header] of Object.entries(headers)) {
      const key = foldCase(file);
      headersByFile.set(key, [...(headersByFile.get(key) ?? []), header]);
    }
  return [...headersByFile].map(([file, pages]) => [
    file,
    pageSecurityPolicy(pages.reduce(withHashesOf), sites),
  ]);
}

function withHashesOf(page: InlineHashes, other: InlineHashes): InlineHashes {
  return {
    styleHashes: [...page.styleHashes, ...other.styleHashes],
    scriptHashes: [page, other].flatMap(({ scriptHashes = [prePaintScriptHash] }) => scriptHashes),
  };
}

/** A variable with one value per release, by the folder that nginx serves. */
function folderMap(
  variable: string,
  releases: readonly ServedRelease[],
  valueOf: (release: ServedRelease) => string,
): string {
  const rows = releases.map((release): MapRow => [
    `~/releases/${release.id}(?:/|\\z)`,
    valueOf(release),
  ]);
  return map(`$realpath_root $${variable}`, rows, 'volatile');
}

/**
 * `Available-Dictionary` → itself and the name under dcz/ (nginx/conf/http/dictionaries.conf compares the former byte by
 * byte). Only dictionaries in use: a visitor's header value never becomes part of a path.
 */
function dictionaryRows(names: readonly string[]): MapRow[] {
  return [...new Set(names)].sort().map((name) => {
    const held = availableDictionaryOf(name);
    return [foldCase(held), `${held} ${name}`];
  });
}
