import type { Article, ArticleSummary } from '@site/contract';
import type { ArticleRecord, SummaryRecord } from '../../data/press-store';
import { aheadLimitMs } from './publish-article';

/** Only these fields leave the server. @param nowMs marks articles that visitors do not see yet */
export function presentSummary(record: SummaryRecord, nowMs: number): ArticleSummary {
  const { id, siteId, title, summary, dateMs, updatedAtMs, views } = record;
  return {
    id,
    siteId,
    title,
    summary,
    date: new Date(dateMs).toISOString(),
    // Changed before its date, and not just ahead of the clock: for readers it is new on that date.
    ...(updatedAtMs !== undefined &&
      updatedAtMs > dateMs - aheadLimitMs && { updatedAt: new Date(updatedAtMs).toISOString() }),
    ...(!isVisible(record, nowMs) && { isScheduled: true }),
    views,
  };
}

export function presentArticle(record: ArticleRecord, nowMs: number): Article {
  const { content, picture } = record;
  return {
    ...presentSummary(record, nowMs),
    content,
    ...(picture && {
      picture: { name: picture.name, alt: picture.alt, shareBytes: picture.shareBytes },
    }),
  };
}

/** Visitors see articles whose date has come. Later ones are at the beginning of lists. */
export function isVisible({ dateMs }: Pick<SummaryRecord, 'dateMs'>, nowMs: number): boolean {
  return dateMs <= nowMs;
}
