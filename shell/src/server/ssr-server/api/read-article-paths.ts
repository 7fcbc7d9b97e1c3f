import { articlesUrl, pressArticlePath, readArticleList, sites } from '@site/contract';

/** Per site. A sitemap may have 50,000 URLs, but search engines mainly need the newest articles. */
const maxArticles = 1000;
const pageSize = 50;
/** For all lists together: the edge waits ten seconds. */
const timeoutMs = 6000;

export interface ArticleAddress {
  /** Decoded. */
  readonly path: string;
  /** ISO 8601. */
  readonly changedAt: string;
}

/**
 * @param pressService origin of the press service
 * @returns the newest articles of all sites
 * @throws Error when the service does not answer: the edge then serves its last copy
 */
export async function readArticlePaths(pressService: string): Promise<ArticleAddress[]> {
  const signal = AbortSignal.timeout(timeoutMs);
  const lists = await Promise.all(sites.map(({ key }) => readSite(pressService, key, signal)));
  return lists.flat();
}

async function readSite(
  pressService: string,
  site: string,
  signal: AbortSignal,
): Promise<ArticleAddress[]> {
  const paths: ArticleAddress[] = [];
  let after: string | null = '';
  while (after !== null && paths.length < maxArticles) {
    const cursor: string = after === '' ? '' : `&after=${encodeURIComponent(after)}`;
    const response = await fetch(`${pressService}${articlesUrl(site)}?limit=${pageSize}${cursor}`, {
      signal,
    });
    if (!response.ok) throw new Error(`Article list: status ${response.status}`);
    const { articles, next } = readArticleList(await response.json());
    for (const { id, date, updatedAt = date } of articles)
      paths.push({ path: pressArticlePath(site, id), changedAt: updatedAt });
    after = next;
  }
  return paths;
}
