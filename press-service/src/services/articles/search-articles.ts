import { setImmediate as otherRequests } from 'node:timers/promises';
import type { ArticleList } from '@site/contract';
import type { ArticleStore, SummaryRecord } from '../../data/press-store';
import { tooBusy } from '../../errors';
import type { ListQuery } from './list-articles';
import { writeCursor } from './list-cursor';
import { presentSummary } from './present-article';
import { visibleAfter } from './visible';

/** Articles that the store looks at in one go; the embedded store answers nothing else meanwhile. */
const window = 200;
/** Articles and time that one request may take; the next page goes on where it ended. */
const most = { articles: 10_000, ms: 1_000 };
/** The store is shared with readers, who come first. */
const mostAtOnce = 8;

export interface SearchQuery extends ListQuery {
  /** As readSearchText returns it. */
  readonly text: string;
}

/** @throws PressError `busy` while too many searches are running */
export type SearchArticles = (query: SearchQuery) => Promise<ArticleList>;

/**
 * One page of the articles that contain every word of the text, in the order of the list. The first page comes with the
 * number of all of them, so it is searched to the end; others end with the first article beyond the page.
 */
export function createSearchArticles(
  articles: Pick<ArticleStore, 'search'>,
  now: () => number,
): SearchArticles {
  let running = 0;

  const search = async (query: SearchQuery): Promise<ArticleList> => {
    const { siteId, text, after, limit, isAdministrator } = query;
    const startedAtMs = now();
    const words = [...new Set(text.split(/\s+/))];
    const found: SummaryRecord[] = [];
    let end = isAdministrator ? after : visibleAfter(after, startedAtMs);
    let left = most.articles;
    do {
      const part = await articles.search(siteId, words, { after: end, window });
      found.push(...part.found);
      end = part.end;
      left -= window;
      await otherRequests();
    } while (end && left > 0 && now() < startedAtMs + most.ms && !(after && found.length > limit));
    const shown = found.slice(0, limit);
    const next = found.length > limit ? shown.at(-1) : end;
    return {
      articles: shown.map((article) => presentSummary(article, startedAtMs)),
      next: next ? writeCursor(next) : null,
      search: { text, ...(!after && { count: found.length }), isComplete: end === undefined },
    };
  };

  return async (query) => {
    if (running >= mostAtOnce) throw tooBusy(1_000);
    running += 1;
    try {
      return await search(query);
    } finally {
      running -= 1;
    }
  };
}
