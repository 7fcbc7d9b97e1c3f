import { setImmediate as otherRequests } from 'node:timers/promises';
import type { ArticleList } from '@site/contract';
import type { ArticleStore, SummaryRecord } from '../../data/press-store';
import { tooBusy } from '../../errors';
import { visibleAfter, writeCursor, type ListQuery } from './list-articles';
import { presentSummary } from './present-article';

/** Articles per batch; the embedded store answers nothing else during a batch. */
const window = 200;
/** Limits of articles and time for one request; the next page continues where it ended. */
const limits = { articles: 10_000, ms: 1_000 };
/** Readers of the store have priority. */
const maxSearches = 8;

interface SearchQuery extends ListQuery {
  /** As readSearchText returns it. */
  readonly text: string;
}

/**
 * One page of the articles that contain every word of the text, in the order of the list. The first page has the total
 * number, so its search goes to the end; others stop at the first article beyond the page.
 * @returns searches; throws PressError `busy` while too many searches are running
 */
export function createSearchArticles(articles: Pick<ArticleStore, 'search'>, now: () => number) {
  let running = 0;

  const search = async (query: SearchQuery): Promise<ArticleList> => {
    const { siteId, text, after, limit, isAdministrator } = query;
    const startedAtMs = now();
    const words = [...new Set(text.split(/\s+/))];
    const found: SummaryRecord[] = [];
    let end = isAdministrator ? after : visibleAfter(after, startedAtMs);
    let left = limits.articles;
    do {
      const part = await articles.search(siteId, words, { after: end, window });
      found.push(...part.found);
      end = part.end;
      left -= window;
      await otherRequests();
    } while (
      end &&
      left > 0 &&
      now() < startedAtMs + limits.ms &&
      !(after && found.length > limit)
    );
    const shown = found.slice(0, limit);
    const next = found.length > limit ? shown.at(-1) : end;
    return {
      articles: shown.map((article) => presentSummary(article, startedAtMs)),
      next: next ? writeCursor(next) : null,
      search: { text, ...(!after && { count: found.length }), isComplete: end === undefined },
    };
  };

  return async (query: SearchQuery) => {
    if (running >= maxSearches) throw tooBusy(1_000);
    running += 1;
    try {
      return await search(query);
    } finally {
      running -= 1;
    }
  };
}
