/**
 * The addresses of the site, as rows of nginx's hash tables (read by nginx/conf/http/addresses.conf). One exact row per
 * page and no expression, so that a lookup costs the same however many there are.
 */
import { articlesUrl, encodePath } from '@site/contract';
import type { Release } from '../release';
import { pageFile } from '../render/page-tasks';

export type MapRow = readonly [key: string, value: string];

/** Decoded paths in NFC. */
export interface AddressTable {
  readonly pages: readonly string[];
  /** Pages that are rendered on request. */
  readonly lists: readonly string[];
  /** Of the press articles, as RSS and JSON. */
  readonly feeds: readonly string[];
  /** Parent paths of articles. */
  readonly articleFolders: readonly string[];
  /** Cached reads of the press API: lists; those of articles are one level below. */
  readonly apiLists: readonly string[];
  readonly redirects: readonly {
    readonly from: string;
    readonly to: string;
    readonly status: 302 | 308;
  }[];
}

/** @returns the addresses of a release, for every site. */
export function addressTable({
  table: { routes, redirects, sites },
  addresses: { staticPaths, feeds },
}: Pick<Release, 'table' | 'addresses'>): AddressTable {
  const ssr = routes.filter(({ render }) => render === 'ssr').map(({ path }) => path);
  const ofSites = (paths: readonly string[]) =>
    paths.flatMap((path) => sites.map(({ key }) => path.replace(':site', key)));
  const [articles, lists] = [true, false].map((isArticle) =>
    ssr.filter((path) => path.endsWith('/:id') === isArticle),
  ) as [string[], string[]];
  return {
    pages: staticPaths.map(({ path }) => path),
    lists: ofSites(lists),
    feeds: feeds.map(({ path }) => path),
    articleFolders: ofSites(articles).map((path) => path.slice(0, -'/:id'.length)),
    apiLists: sites.map(({ key }) => decodeURIComponent(articlesUrl(key))),
    redirects,
  };
}

/** @returns the addresses of all these tables; of one that several have, the first one's meaning */
export function mergeTables(tables: readonly AddressTable[]): AddressTable {
  const all = <Key extends keyof AddressTable>(key: Key) =>
    tables.flatMap((table) => table[key] as readonly AddressTable[Key][number][]);
  const seen = new Set<string>();
  const isFirst = (path: string) => !seen.has(path) && seen.add(path);
  return {
    redirects: all('redirects').filter(({ from }) => isFirst(from)),
    pages: all('pages').filter(isFirst),
    lists: all('lists').filter(isFirst),
    feeds: all('feeds').filter(isFirst),
    apiLists: all('apiLists').filter(isFirst),
    articleFolders: [...new Set(all('articleFolders'))],
  };
}

/** Path → its kind and canonical form. */
export function addressRows(table: AddressTable): MapRow[] {
  return rowsByFoldedPath([
    ...table.pages.map((path) => [path, `page ${encodePath(path)} /${pageFile(path)}`] as const),
    ...table.lists.map((path) => [path, `live-list ${encodePath(path)}`] as const),
    ...table.feeds.map((path) => [path, `live-feed ${encodePath(path)}`] as const),
    ...table.apiLists.map((path) => [path, `api-list ${encodePath(path)}`] as const),
    ...table.redirects.map(
      ({ from, to, status }) => [from, `${status} ${encodePath(to)}`] as const,
    ),
  ]);
}

/** Parent path → the kind of the paths below it. */
export function childRows(table: AddressTable): MapRow[] {
  return rowsByFoldedPath([
    ...table.articleFolders.map((path) => [path, `live-article ${encodePath(path)}`] as const),
    ...table.apiLists.map((path) => [path, `api-article ${encodePath(path)}`] as const),
  ]);
}

/**
 * nginx compares keys without regard to case: paths that differ only in case share a row, which lists each of them.
 * @throws Error for a path with a character that is syntax in a row or in nginx's configuration
 */
function rowsByFoldedPath(entries: readonly MapRow[]): MapRow[] {
  const rows = new Map<string, string[]>();
  for (const [path, address] of entries) {
    if (/[\s|"$\\]/.test(path)) throw new Error(`The edge cannot serve an address like "${path}"`);
    const key = foldCase(path);
    const row = rows.get(key) ?? [];
    rows.set(key, row);
    row.push(`${path} ${address}`);
  }
  return [...rows].map(([key, row]) => [key, row.join('|')]);
}

/** Like nginx: A to Z and no other letter. */
export function foldCase(text: string): string {
  return text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}
