import type { ArticleStore, DraftRecord } from '../../data/press-store';
import type { ArticlePictures, GivenPicture } from '../pictures/article-pictures';

const minuteMs = 60_000;

interface Parts {
  readonly articles: Pick<ArticleStore, 'read' | 'edit'>;
  readonly articlePictures: Pick<ArticlePictures, 'show' | 'prepareRelease'>;
  readonly now: () => number;
}

/**
 * The edit form shows the date to the minute. A date with the same minute as the present one changes nothing, otherwise
 * every edit would move the article behind others of its minute. The caller releases the previous picture.
 * @returns edits an article and returns it before and after, undefined when there is no such article
 */
export function createEditArticle({ articles, articlePictures, now }: Parts) {
  return async (
    siteId: string,
    id: string,
    { dateMs, picture, ...texts }: DraftRecord<GivenPicture>,
  ) => {
    const before = await articles.read(siteId, id);
    if (!before) return undefined;
    const isSame = Math.floor(before.dateMs / minuteMs) * minuteMs === dateMs;
    const shown = picture ? await articlePictures.show(picture) : picture;
    const draft = {
      ...texts,
      ...(dateMs !== undefined && !isSame && { dateMs }),
      ...(shown !== undefined && { picture: shown }),
    };
    if (shown !== undefined) await articlePictures.prepareRelease(before, shown);
    const edited = await articles.edit(siteId, id, draft, now());
    return edited && { before, edited };
  };
}
