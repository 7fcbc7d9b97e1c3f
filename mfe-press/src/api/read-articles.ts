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

type RequestContext = Pick<LoadContext, 'apiOrigin'> & Partial<Pick<LoadContext, 'signal'>>;

interface ListRequest {
  readonly site: string;
  /** Cursor of the last article already shown; undefined for the first page. */
  readonly after?: string | undefined;
  /** As readSearchText returns it; undefined for the whole list. */
  readonly search?: string | undefined;
}

/** @throws the errors of requestJson; TypeError when the response is not an article list */
export async function fetchArticles(
  { site, after, search }: ListRequest,
  context: RequestContext,
): Promise<ArticleList> {
  const query = new URLSearchParams({
    limit: String(pressPageSize),
    ...(after && { after }),
    ...(search && { q: search }),
  });
  return readArticleList(
    await requestJson(`${context.apiOrigin}${articlesUrl(site)}?${query}`, init(context)),
  );
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
