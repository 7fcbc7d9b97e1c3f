import { articlesUrl, pressArticlePath, readArticleList, sites } from '@site/contract';

/** A sitemap file holds at most 50,000 addresses; the newest articles are the ones search engines look for. */
const mostArticles = 1000;
const pageSize = 50;
const timeoutMs = 3000;

/**
 * @param pressService its origin
 * @returns decoded paths of the newest articles of every site; none when the service does not answer
 */
export async function readArticlePaths(pressService: string): Promise<string[]> {
  try {
    const lists = await Promise.all(sites.map((site) => readSite(pressService, site.key)));
    return lists.flat();
  } catch {
    return [];
  }
}

async function readSite(pressService: string, site: string): Promise<string[]> {
  const paths: string[] = [];
  let after: string | null = '';
  while (after !== null && paths.length < mostArticles) {
    const cursor: string = after === '' ? '' : `&after=${encodeURIComponent(after)}`;
    const response = await fetch(`${pressService}${articlesUrl(site)}?limit=${pageSize}${cursor}`, {
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`Article list answered ${response.status}`);
    const { articles, next } = readArticleList(await response.json());
    paths.push(...articles.map(({ id }) => pressArticlePath(site, id)));
    after = next;
  }
  return paths;
}
