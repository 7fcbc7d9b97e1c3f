/**
 * The addresses that the edge knows, as rows of nginx's hash tables (nginx/conf/http/addresses.conf reads them). One
 * exact row a page and no expression, so that looking one up costs the same however many there are.
 */
import { articlesUrl, encodePath, redirects, routes, sites, staticPaths } from '@site/contract';
import { pageFile } from '../render/page-tasks';

export type MapRow = readonly [key: string, value: string];

/** Decoded paths in NFC. */
export interface AddressTable {
  readonly pages: readonly string[];
  /** Pages that are rendered on request. */
  readonly lists: readonly string[];
  /** What an article's path begins with; one more part follows. */
  readonly articleFolders: readonly string[];
  /** Reads of the press API that have copies; an article's has one more part. */
  readonly apiLists: readonly string[];
  readonly redirects: readonly {
    readonly from: string;
    readonly to: string;
    readonly status: 302 | 308;
  }[];
}

/** @returns the addresses of the route table, for every site. */
export function addressTable(): AddressTable {
  const live = routes.filter(({ render }) => render === 'ssr').map(({ path }) => path);
  const ofSites = (paths: readonly string[]) =>
    paths.flatMap((path) => sites.map(({ key }) => path.replace(':site', key)));
  const [articles, lists] = [true, false].map((isArticle) =>
    live.filter((path) => path.endsWith('/:id') === isArticle),
  ) as [string[], string[]];
  return {
    pages: staticPaths().map(({ path }) => path),
    lists: ofSites(lists),
    articleFolders: ofSites(articles).map((path) => path.slice(0, -'/:id'.length)),
    apiLists: sites.map(({ key }) => decodeURIComponent(articlesUrl(key))),
    redirects,
  };
}

/** Path → what stands there. */
export function addressRows(table: AddressTable): MapRow[] {
  return rowsByFoldedPath([
    ...table.pages.map((path) => [path, `page ${encodePath(path)} /${pageFile(path)}`] as const),
    ...table.lists.map((path) => [path, `live-list ${encodePath(path)}`] as const),
    ...table.apiLists.map((path) => [path, `api-list ${encodePath(path)}`] as const),
    ...table.redirects.map(
      ({ from, to, status }) => [from, `${status} ${encodePath(to)}`] as const,
    ),
  ]);
}

/** Path without its last part → what stands below it. */
export function childRows(table: AddressTable): MapRow[] {
  return rowsByFoldedPath([
    ...table.articleFolders.map((path) => [path, `live-article ${encodePath(path)}`] as const),
    ...table.apiLists.map((path) => [path, `api-article ${encodePath(path)}`] as const),
  ]);
}

/**
 * nginx compares keys without regard to case: paths that differ in nothing else share a row, each with its own name.
 * @throws Error for a path with a letter that means something in a row or in nginx's configuration
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

/** As nginx folds: A to Z and no other letter. */
export function foldCase(text: string): string {
  return text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}
