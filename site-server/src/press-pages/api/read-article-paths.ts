import { articlesUrl, readArticleList } from '@site/contract';
import type { Release } from '@site/release';

/** Per site. A sitemap may have 50,000 URLs, but search engines mainly need the newest articles. */
const maxArticles = 1000;
const pageSize = 50;
/** For all lists together. */
const timeoutMs = 6000;

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
  const signal = AbortSignal.timeout(timeoutMs);
  const lists = await Promise.all(
    table.sites.map(async ({ key: site }) => {
      const articles = await readSite(pressService, site, signal);
      return articles.map(({ id, changedAt }) => ({
        path: addresses.pathOf('press-article', { site, id }),
        changedAt,
      }));
    }),
  );
  return lists.flat();
}

async function readSite(
  pressService: string,
  site: string,
  signal: AbortSignal,
): Promise<{ readonly id: string; readonly changedAt: string }[]> {
  const found: { readonly id: string; readonly changedAt: string }[] = [];
  let after: string | null = '';
  while (after !== null && found.length < maxArticles) {
    const cursor: string = after === '' ? '' : `&after=${encodeURIComponent(after)}`;
    const response = await fetch(`${pressService}${articlesUrl(site)}?limit=${pageSize}${cursor}`, {
      signal,
    });
    if (!response.ok) throw new Error(`Article list: status ${response.status}`);
    const { articles, next } = readArticleList(await response.json());
    for (const { id, date, updatedAt = date } of articles) found.push({ id, changedAt: updatedAt });
    after = next;
  }
  return found;
}
