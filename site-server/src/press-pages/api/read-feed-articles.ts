import {
  articlesUrl,
  articleUrl,
  readArticle,
  readArticleList,
  type Article,
} from '@site/contract';

const feedLength = 20;
const timeoutMs = 3000;

/**
 * @param pressService origin of the press service
 * @returns the newest articles of a site with their contents
 * @throws Error when the service does not answer: the last copy is sent then
 */
export async function readFeedArticles(pressService: string, site: string): Promise<Article[]> {
  const signal = AbortSignal.timeout(timeoutMs);
  const read = async (path: string): Promise<unknown> => {
    const response = await fetch(pressService + path, { signal });
    if (response.status === 404) return undefined;
    if (!response.ok) throw new Error(`${path}: status ${response.status}`);
    return response.json();
  };
  const list = readArticleList(await read(`${articlesUrl(site)}?limit=${feedLength}`));
  const found = await Promise.all(list.articles.map(({ id }) => read(articleUrl(site, id))));
  // An article may have been deleted since the list was read.
  return found.filter((article) => article !== undefined).map(readArticle);
}
