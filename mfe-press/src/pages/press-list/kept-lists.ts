import { maxListPages, pressPageSize, readArticleList, type ArticleList } from '@site/contract';

/** A new name if what is stored changes: the next document may be of another release. */
const storageKey = 'press-lists';
const maxLists = 5;
const maxRows = maxListPages * pressPageSize;

/** A list as the visitor left it. It is shown until the service has answered. */
export interface ShownList extends ArticleList {
  readonly isKept?: true;
}

/**
 * Keeps a list of this tab until the visitor comes back to its address. A list with a scheduled article is the
 * administrator's and is not stored.
 * @param query of its address
 */
export function keepList(site: string, query: string, { articles, next, search }: ArticleList) {
  if (articles.length > maxRows || articles.some(({ isScheduled }) => isScheduled)) return;
  // No list shows a summary.
  const rows = articles.map((article) => ({ ...article, summary: '' }));
  const name = site + query;
  const others = readAll().filter(([other]) => other !== name);
  const lists = [...others, [name, { articles: rows, next, search }]].slice(-maxLists);
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(lists)));
  } catch {
    // Storage is disabled or full.
  }
}

/** @returns undefined if no such list is kept */
export function readKeptList(site: string, query: string): ShownList | undefined {
  try {
    const [, list] = readAll().find(([name]) => name === site + query) ?? [];
    return { ...readArticleList(list), isKept: true };
  } catch {
    return undefined;
  }
}

function readAll(): readonly [string, unknown][] {
  try {
    return Object.entries(JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as object);
  } catch {
    return [];
  }
}
