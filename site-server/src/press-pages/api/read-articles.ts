import {
  articlesUrl,
  articleUrl,
  readArticle,
  readArticleList,
  type Article,
} from '@site/contract';
import type { Release } from '@site/release';

/** Per site. A sitemap may have 50,000 URLs, but search engines mainly need the newest articles. */
const maxArticles = 1000;
const pageSize = 50;
/** For all lists together. */
const pathsTimeoutMs = 6000;
const feedLength = 20;
const feedTimeoutMs = 3000;

export interface ArticleAddress {
  /** Decoded. */
  readonly path: string;
  /** ISO 8601. */
  readonly changedAt: string;
}

/**
 * @param pressService origin of the press service
 * @param release whose sites they belong to
 * @returns the newest articles of all sites
 * @throws Error when the service does not answer: the last copy is sent then
 */
export async function readArticlePaths(
  pressService: string,
  { table, addresses }: Pick<Release, 'table' | 'addresses'>,
): Promise<ArticleAddress[]> {
  const read = reader(pressService, pathsTimeoutMs);
  const lists = await Promise.all(
    table.sites.map(async ({ key: site }) => {
      const found: ArticleAddress[] = [];
      for (let after: string | null = ''; after !== null && found.length < maxArticles;) {
        const cursor: string = after === '' ? '' : `&after=${encodeURIComponent(after)}`;
        const list = await read(`${articlesUrl(site)}?limit=${pageSize}${cursor}`);
        const { articles, next } = readArticleList(list);
        for (const { id, date, updatedAt: changedAt = date } of articles)
          found.push({ path: addresses.pathOf('press-article', { site, id }), changedAt });
        after = next;
      }
      return found;
    }),
  );
  return lists.flat();
}

/**
 * @param pressService origin of the press service
 * @returns the newest articles of a site with their contents
 * @throws Error when the service does not answer: the last copy is sent then
 */
export async function readFeedArticles(pressService: string, site: string): Promise<Article[]> {
  const read = reader(pressService, feedTimeoutMs);
  const list = readArticleList(await read(`${articlesUrl(site)}?limit=${feedLength}`));
  const found = await Promise.all(list.articles.map(({ id }) => read(articleUrl(site, id))));
  // An article may have been deleted since the list was read.
  return found.filter((article) => article !== undefined).map(readArticle);
}

/** @returns a function that reads an address, undefined for a missing one, with this time for all together */
function reader(pressService: string, timeoutMs: number) {
  const signal = AbortSignal.timeout(timeoutMs);
  return async (path: string): Promise<unknown> => {
    const response = await fetch(pressService + path, { signal });
    if (response.status === 404) return undefined;
    if (!response.ok) throw new Error(`${path}: status ${response.status}`);
    return response.json();
  };
}
