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

type From = Pick<LoadContext, 'apiOrigin'> & Partial<Pick<LoadContext, 'signal'>>;

interface ListRequest {
  readonly site: string;
  /** Cursor after which to go on; undefined for the newest. */
  readonly after?: string | undefined;
}

/** @throws what requestJson throws, and TypeError when the answer is no article list */
export async function fetchArticles(
  { site, after }: ListRequest,
  from: From,
): Promise<ArticleList> {
  const query = new URLSearchParams({ limit: String(pressPageSize), ...(after && { after }) });
  return readArticleList(
    await requestJson(`${from.apiOrigin}${articlesUrl(site)}?${query}`, init(from)),
  );
}

/** @returns null when there is no such article */
export async function fetchArticle(site: string, id: string, from: From): Promise<Article | null> {
  try {
    return readArticle(await requestJson(from.apiOrigin + articleUrl(site, id), init(from)));
  } catch (error) {
    if (error instanceof PressApiError && error.status === 404) return null;
    throw error;
  }
}

function init({ signal }: From): RequestInit {
  return signal ? { signal } : {};
}
