import {
  articlesUrl,
  articleUrl,
  pressPageSize,
  readArticle,
  readArticleList,
  type Article,
  type ArticleList,
  type ArticleSummary,
} from '@site/contract';
import type { LoadContext } from '@site/host';
import { PressApiError, requestJson } from './request-json';

/** The service's limit. */
const maxPerRequest = 50;

type RequestContext = Pick<LoadContext, 'apiOrigin'> & Partial<Pick<LoadContext, 'signal'>>;

/** Which articles of a site. */
interface ArticleSelection {
  readonly site: string;
  /** Cursor of the last article before these; undefined for the newest. */
  readonly after?: string | undefined;
  /** As readSearchText returns it; undefined for the whole list. */
  readonly search?: string | undefined;
}

/** @throws the errors of requestJson; TypeError when the response is not an article list */
export async function fetchArticles(
  { site, after, search }: ArticleSelection,
  context: RequestContext,
  limit = pressPageSize,
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

/** The first rows of a list, in as many requests as needed. @throws the errors of fetchArticles */
export async function fetchFirstArticles(
  selection: ArticleSelection,
  count: number,
  context: RequestContext,
): Promise<ArticleList> {
  let list: ArticleList | undefined;
  for (;;) {
    const limit = Math.min(maxPerRequest, count - (list?.articles.length ?? 0));
    const after = list?.next ?? selection.after;
    const page = await fetchArticles({ ...selection, after }, context, limit);
    list = list ? joinLists(list, page) : page;
    // A search that ended before the end of the list is continued by the visitor only.
    if (!list.next || list.articles.length >= count || page.articles.length < limit) return list;
  }
}

/**
 * As many rows as were shown, and those that newer articles have moved down: the last of them is there again, unless it
 * was deleted.
 * @throws the errors of fetchArticles
 */
export async function fetchArticlesAgain(
  selection: ArticleSelection,
  shown: readonly ArticleSummary[],
  context: RequestContext,
): Promise<ArticleList> {
  const count = Math.max(shown.length, pressPageSize);
  const list = await fetchFirstArticles(selection, count, context);
  const last = shown.at(-1)?.id;
  if (!list.next || !last || list.articles.some(({ id }) => id === last)) return list;
  const known = new Set(shown.map(({ id }) => id));
  const added = list.articles.filter(({ id }) => !known.has(id)).length;
  const moved = await fetchArticles(
    { ...selection, after: list.next },
    context,
    Math.min(maxPerRequest, added),
  );
  return joinLists(list, moved);
}

/** @param page the articles after those of the list */
export function joinLists(list: ArticleList, page: ArticleList): ArticleList {
  const search = list.search && {
    ...list.search,
    // The first page may have read the whole list already.
    isComplete: list.search.isComplete || (page.search?.isComplete ?? true),
  };
  return {
    articles: [...list.articles, ...page.articles],
    next: page.next,
    ...(search && { search }),
  };
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
