import {
  articleCursorPattern,
  canonicalPath,
  defaultSite,
  findSite,
  listPagesPattern,
  maxListPages,
  pathOf,
  pressPageSize,
  readSearchText,
  type ArticleList,
} from '@site/contract';
import { listTitle } from '../../content/search-texts';

/** What identifies a list of a site: the query of its address, the same for the page, the site server and `load`. */
export interface ListAddress {
  /** As readSearchText returns it; undefined for the whole list. */
  readonly search?: string | undefined;
  /** Cursor with which results continue on pages without script. */
  readonly after?: string | undefined;
  /** Tens of rows. */
  readonly pages: number;
}

/** @returns undefined for a malformed query */
export function readListAddress(query: Readonly<Record<string, string>>): ListAddress | undefined {
  const { pages = '', after = '', q = '' } = query;
  const search = q.trim() && readSearchText(q.trim());
  const isValid =
    search !== undefined &&
    (pages === '' || listPagesPattern.test(pages)) &&
    (after === '' || articleCursorPattern.test(after));
  if (!isValid) return undefined;
  return {
    ...(search && { search }),
    ...(search && after && { after }),
    pages: Number(pages || '1'),
  };
}

/** @returns empty for the first page of the whole list */
export function queryOf({ search, after, pages }: ListAddress): string {
  const query = new URLSearchParams({
    ...(after && { after }),
    ...(search && { q: search }),
    ...(pages > 1 && { pages: String(Math.min(pages, maxListPages)) }),
  }).toString();
  return query && `?${query}`;
}

export function pagesOf({ articles }: Pick<ArticleList, 'articles'>): number {
  return Math.max(1, Math.ceil(articles.length / pressPageSize));
}

/** @returns the list that the address names; undefined for a malformed query, and once the visitor has left the list */
export function readShownAddress(site: string): ListAddress | undefined {
  if (!idOfList(site)) return undefined;
  return readListAddress(Object.fromEntries(new URLSearchParams(location.search)));
}

/** So that a reload, the site server, a shared address and a return in the history lead to the same list. */
export function showAddress(site: string, address: ListAddress): void {
  const id = idOfList(site);
  if (!id) return;
  history.replaceState(history.state, '', location.pathname + queryOf(address) + location.hash);
  document.title = listTitle(address.search ? 'search' : id, (findSite(site) ?? defaultSite).name);
}

function idOfList(site: string): 'press-list' | 'press-admin' | undefined {
  const path = canonicalPath(location.pathname);
  return (['press-list', 'press-admin'] as const).find((id) => path === pathOf(id, { site }));
}
