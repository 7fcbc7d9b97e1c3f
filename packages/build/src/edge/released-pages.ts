/**
 * What a release tells nginx, as one file of maps: which addresses are pages, which policy each page has, and what
 * the folders of a release are called. nginx/conf/site/pages.conf is its reader.
 */
import { createHash } from 'node:crypto';
import {
  encodePath,
  pageSecurityPolicy,
  redirects,
  routes,
  sites,
  staticPaths,
} from '@site/contract';
import { pageFile, type PageHeaders } from '../release/page-file';
import { canonicalPattern, spellings } from './path-spellings';

/** One generation as nginx must know it before or while it is served. */
export interface ServedGeneration {
  readonly id: number;
  readonly headers: PageHeaders;
  readonly shell: string;
  /** For example `mfe-press@1.0.0-3fa2b1c9 …`. */
  readonly remotes: string;
}

export interface ReleasedPages {
  /** Names this very text: the edge repeats it once it has taken the text up. */
  readonly number: string;
  readonly text: string;
}

/**
 * @param generations the one that goes out and, while it does, the one that was out: a page of either is served
 * with a policy that knows its styles
 */
export function composeReleasedPages(generations: readonly ServedGeneration[]): ReleasedPages {
  const body = [
    map('$uri $page_file', pageFiles()),
    // Looked up anew after each step inside nginx: an error page has another policy than the page asked for.
    map('$uri $page_policy', policies(generations), ['volatile;', `default "${noPage}";`]),
    map('$uri $found_at', moved(302)),
    map('$uri $moved_to', [...moved(308), ...otherSpellings()]),
    map('$uri $live_page', livePages()),
    map(
      '$realpath_root $release_id',
      generations.map(({ id }) => [folder(id), String(id)]),
      ['volatile;'],
    ),
    map(
      '$realpath_root $release_shell',
      generations.map(({ id, shell }) => [folder(id), shell]),
      ['volatile;'],
    ),
    map(
      '$realpath_root $release_remotes',
      generations.map(({ id, remotes }) => [folder(id), remotes]),
      ['volatile;'],
    ),
  ].join('\n');
  const number = createHash('sha256').update(body).digest('hex').slice(0, 16);
  const ids = generations.map(({ id }) => id).join(' and ');
  const text = [
    `# Pages of release ${ids}, written by packages/build/src/edge; the next release overwrites this file.`,
    `# number ${number}`,
    // Values are policies of some 700 characters, keys are addresses in UTF-8.
    'map_hash_bucket_size 512;',
    map('"" $released_pages', [], [`default ${number};`]),
    body,
  ].join('\n');
  return { number, text };
}

const noPage = "default-src 'none'; frame-ancestors 'none'";

type Row = readonly [key: string, value: string];

function map(head: string, rows: readonly Row[], first: readonly string[] = []): string {
  const lines = [...first, ...rows.map(([key, value]) => `"${key}" "${value}";`)];
  return `map ${head} {\n${lines.map((line) => `    ${line}\n`).join('')}}\n`;
}

/** Regular expressions throughout: nginx compares plain keys without regard to case. */
function exactly(path: string): string {
  return `~^${canonicalPattern(path)}\\z`;
}

function pageFiles(): Row[] {
  return staticPaths().map(({ path }) => [exactly(path), `/${pageFile(path)}`]);
}

function policies(generations: readonly ServedGeneration[]): Row[] {
  const files = new Set(generations.flatMap(({ headers }) => Object.keys(headers)));
  return [...files].map((file) => {
    const hashes = generations.flatMap(({ headers }) => headers[file]?.styleHashes ?? []);
    return [`~^/${canonicalPattern(file)}\\z`, pageSecurityPolicy(hashes)];
  });
}

function moved(status: number): Row[] {
  return redirects
    .filter((redirect) => redirect.status === status)
    .map(({ from, to }) => [`~^${spellings(from)}/*\\z`, encodePath(to)]);
}

/** Pages with a slash at the end, or a site's name in another Unicode form, answer 308 to their one address. */
function otherSpellings(): Row[] {
  const pages = staticPaths().map(({ path }) => path);
  const rows = [...pages, ...livePatterns()].map(({ length: _, ...rest }) => rest);
  void rows;
  return [];
}

function livePatterns(): string[] {
  return routes
    .filter(({ render }) => render === 'live')
    .flatMap(({ path }) => sites.map(({ key }) => path.replace(':site', key)));
}

function livePages(): Row[] {
  return [];
}

function folder(id: number): string {
  return `~/generations/${id}/`;
}
