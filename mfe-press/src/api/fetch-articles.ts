import {
  articlesUrl,
  articleUrl,
  pressPageSize,
  readArticle,
  readArticleList,
  type Article,
  type ArticleList,
} from '@site/contract';
import type { LoadContext } from '@site/host';
import { PressApiError, requestJson } from './request-json';

/** The service's limit. */
const mostPerRequest = 50;

type RequestContext = Pick<LoadContext, 'apiOrigin'> & Partial<Pick<LoadContext, 'signal'>>;

interface ListRequest {
  readonly site: string;
  /** Cursor of the last article already shown; undefined for the first page. */
  readonly after?: string | undefined;
  /** As readSearchText returns it; undefined for the whole list. */
  readonly search?: string | undefined;
  readonly limit?: number;
}

/** @throws the errors of requestJson; TypeError when the response is not an article list */
export async function fetchArticles(
  { site, after, search, limit = pressPageSize }: ListRequest,
  context: RequestContext,
): Promise<ArticleList> {
  const query = new URLSearchParams({
    limit: String(limit),
    ...(after && { after }),
    ...(search && { q: search }),
  });
  return readArticleList(
    await requestJson(`${context.apiOrigin}${articlesUrl(site)}?${query}`, init(context)),
  );
}

/** The first rows of the list, in as many requests as needed. @throws the errors of fetchArticles */
export async function fetchFirstArticles(
  site: string,
  count: number,
  context: RequestContext,
): Promise<ArticleList> {
  let list: ArticleList = { articles: [], next: null };
  do {
    const limit = Math.min(mostPerRequest, count - list.articles.length);
    const page = await fetchArticles({ site, after: list.next ?? undefined, limit }, context);
    list = { articles: [...list.articles, ...page.articles], next: page.next };
  } while (list.next && list.articles.length < count);
  return list;
}

/** @returns null when the article does not exist @throws the errors of requestJson, except 404 */
export async function fetchArticle(
  site: string,
  id: string,
  context: RequestContext,
): Promise<Article | null> {
  try {
    return readArticle(await requestJson(context.apiOrigin + articleUrl(site, id), init(context)));
  } catch (error) {
    if (error instanceof PressApiError && error.status === 404) return null;
    throw error;
  }
}

function init({ signal }: RequestContext): RequestInit {
  return signal ? { signal } : {};
}
