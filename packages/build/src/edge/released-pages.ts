/**
 * What a release tells nginx, as one file of maps: which addresses are pages, which policy each page has, and which
 * release a folder holds. nginx/conf/site/pages.conf and headers/page.conf are its readers.
 */
import { createHash } from 'node:crypto';
import { fileSecurityPolicy, pageSecurityPolicy } from '@site/contract';
import type { PageHeaders } from '../release/page-headers';
import {
  livePageRows,
  otherSpellingRows,
  pageFileRows,
  redirectRows,
  type MapRow,
} from './page-addresses';
import { dictionaryRows } from './dictionary-rows';
import { literal } from './path-spellings';

/** One generation as nginx must know it while its pages are served. */
export interface ServedGeneration {
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
 */
export function composeReleasedPages(
  generations: readonly ServedGeneration[],
  dictionaries: readonly string[],
): ReleasedPages {
  const body = [
    map('$uri $page_file', pageFileRows()),
    // Volatile: looked up anew after each step inside nginx, because an error page has another policy.
    map(
      '$uri $page_policy',
      policyRows(generations),
      'volatile',
      `default "${fileSecurityPolicy}"`,
    ),
    map('$uri $found_at', redirectRows(302)),
    map('$uri $moved_to', [...redirectRows(308), ...otherSpellingRows()]),
    map('$uri $live_page', livePageRows()),
    map(
      '$realpath_root $release_id',
      folderRows(generations, ({ id }) => String(id)),
      'volatile',
    ),
    map(
      '$realpath_root $release_shell',
      folderRows(generations, ({ shell }) => shell),
      'volatile',
    ),
    map(
      '$realpath_root $release_remotes',
      folderRows(generations, ({ remotes }) => remotes),
      'volatile',
    ),
    map(
      '$realpath_root $page_dictionary',
      folderRows(generations, ({ pageDictionary }) => pageDictionary ?? ''),
      'volatile',
    ),
    // `none` names no folder: what is looked for there is never found, and the plain file is sent.
    map(
      '$http_available_dictionary $known_dictionary',
      dictionaryRows(dictionaries),
      'default none',
    ),
  ].join('\n');
  const number = createHash('sha256').update(body).digest('hex').slice(0, 16);
  const text = [
    `# Pages of release ${generations.map(({ id }) => id).join(' and ')}. Written by packages/build/src/edge at every release.`,
    `# number ${number}`,
    map('"" $released_pages', [], `default ${number}`),
    body,
  ].join('\n');
  return { number, text };
}

function map(head: string, rows: readonly MapRow[], ...settings: string[]): string {
  const lines = [...settings, ...rows.map(([key, value]) => `"${key}" "${value}"`)];
  return `map ${head} {\n${lines.map((line) => `    ${line};\n`).join('')}}\n`;
}

function policyRows(generations: readonly ServedGeneration[]): MapRow[] {
  const pages = generations.map(({ headers }) => new Map(Object.entries(headers)));
  const files = new Set(pages.flatMap((known) => [...known.keys()]));
  return [...files].map((file) => {
    const hashes = pages.flatMap((known) => known.get(file)?.styleHashes ?? []);
    // Error pages by their own address; other pages as a file of the release, plain or for one dictionary.
    const folder = '(?:/pages|/dcz/[0-9a-f]{64})?';
    return [`~^${folder}/${literal(file)}\\z`, pageSecurityPolicy(hashes)];
  });
}

function folderRows(
  generations: readonly ServedGeneration[],
  valueOf: (generation: ServedGeneration) => string,
): MapRow[] {
  return generations.map((generation) => [
    `~/generations/${generation.id}(?:/|\\z)`,
    valueOf(generation),
  ]);
}
