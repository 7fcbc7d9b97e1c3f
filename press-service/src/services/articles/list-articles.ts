import type { ArticleList } from '@site/contract';
import type { ArticleStore, ListPosition } from '../../data/press-store';
import { writeCursor } from './list-cursor';
import { presentSummary } from './present-article';
import { visibleAfter } from './visible';

export interface ListQuery {
  readonly siteId: string;
  readonly after?: ListPosition | undefined;
  readonly limit: number;
  /** Includes articles that visitors do not see yet. */
  readonly isAdministrator: boolean;
}

/** One page, newest first. One more than the page size is read, so that `next` is null exactly after the last article. */
export async function listArticles(
  articles: Pick<ArticleStore, 'list'>,
  { siteId, after, limit, isAdministrator }: ListQuery,
  nowMs: number,
): Promise<ArticleList> {
  const from = isAdministrator ? after : visibleAfter(after, nowMs);
  const found = await articles.list(siteId, { after: from, limit: limit + 1 });
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  const hasMore = found.length > limit;
  return {
    articles: shown.map((article) => presentSummary(article, nowMs)),
    next: hasMore && last ? writeCursor(last) : null,
  };
}
