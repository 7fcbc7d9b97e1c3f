import type { ArticleRecord, ArticleStore, DraftRecord } from '../../data/press-store';

export type EditArticle = (
  siteId: string,
  id: string,
  draft: DraftRecord,
) => Promise<ArticleRecord | undefined>;

const minuteMs = 60_000;

/**
 * The edit form shows the date to the minute. A date that names the minute of the present one changes nothing, or every
 * edit would move the article behind others of its minute.
 * @returns undefined when there is no such article
 */
export function createEditArticle(
  articles: Pick<ArticleStore, 'read' | 'edit'>,
  now: () => number,
): EditArticle {
  return async (siteId, id, { dateMs, ...texts }) => {
    const present = dateMs === undefined ? undefined : await articles.read(siteId, id);
    const isSame = present && Math.floor(present.dateMs / minuteMs) * minuteMs === dateMs;
    const draft = dateMs === undefined || isSame ? texts : { ...texts, dateMs };
    return articles.edit(siteId, id, draft, now());
  };
}
