import { articlesUrl, pressArticlePath, readArticleList, sites } from '@site/contract';

/** Per site. A sitemap may have 50,000 URLs, but search engines mainly need the newest articles. */
const maxArticles = 1000;
const pageSize = 50;
const timeoutMs = 3000;

export interface ArticleAddress {
  /** Decoded. */
  readonly path: string;
  /** ISO 8601. */
  readonly changedAt: string;
}

/**
 * @param pressService origin of the press service
 * @returns the newest articles of all sites; empty if the service does not respond
 */
export async function readArticlePaths(pressService: string): Promise<ArticleAddress[]> {
  try {
    const lists = await Promise.all(sites.map((site) => readSite(pressService, site.key)));
    return lists.flat();
  } catch {
    return [];
  }
}

async function readSite(pressService: string, site: string): Promise<ArticleAddress[]> {
  const paths: ArticleAddress[] = [];
  let after: string | null = '';
  while (after !== null && paths.length < maxArticles) {
    const cursor: string = after === '' ? '' : `&after=${encodeURIComponent(after)}`;
    const response = await fetch(`${pressService}${articlesUrl(site)}?limit=${pageSize}${cursor}`, {
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`Article list: status ${response.status}`);
    const { articles, next } = readArticleList(await response.json());
    for (const { id, date, updatedAt = date } of articles)
      paths.push({ path: pressArticlePath(site, id), changedAt: updatedAt });
    after = next;
  }
  return paths;
}
