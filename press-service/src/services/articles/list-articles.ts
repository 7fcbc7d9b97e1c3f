import { articleCursorPattern, type ArticleList } from '@site/contract';
import type { ArticleStore, ListPosition } from '../../data/press-store';
import { presentSummary } from './present-article';

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

/** @returns the position at which a visitor's list begins */
export function visibleAfter(after: ListPosition | undefined, nowMs: number): ListPosition {
  // The smallest id: every article of the next millisecond comes before it.
  const future = { dateMs: nowMs + 1, id: '0'.repeat(24) };
  return after && after.dateMs <= nowMs ? after : future;
}

/** @returns the cursor of the page after this article; callers treat it as opaque */
export function writeCursor({ dateMs, id }: ListPosition): string {
  return `${dateMs.toString(36)}-${id}`;
}

/** @returns undefined for any text that writeCursor did not write */
export function readCursor(cursor: string): ListPosition | undefined {
  if (!articleCursorPattern.test(cursor)) return undefined;
  const [date = '', id = ''] = cursor.split('-');
  const position = { dateMs: Number.parseInt(date, 36), id };
  return writeCursor(position) === cursor ? position : undefined;
}
