import type { Article, ArticleSummary } from '@site/contract';
import type { ArticleRecord, SummaryRecord } from '../../data/press-store';

/** Exactly these fields leave the server. */
export function presentSummary(record: SummaryRecord): ArticleSummary {
  const { id, siteId, title, summary, dateMs, views } = record;
  return { id, siteId, title, summary, date: new Date(dateMs).toISOString(), views };
}

export function presentArticle(record: ArticleRecord): Article & { readonly updatedAt?: string } {
  return {
    ...presentSummary(record),
    content: record.content,
    ...(record.updatedAtMs !== undefined && {
      updatedAt: new Date(record.updatedAtMs).toISOString(),
    }),
  };
}
