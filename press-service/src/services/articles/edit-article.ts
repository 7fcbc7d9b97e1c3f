import type { ArticleRecord, ArticleStore } from '../../data/press-store';
import type { ArticlePictures } from '../pictures/article-pictures';
import type { GivenDraft } from './publish-article';

export type EditArticle = (
  siteId: string,
  id: string,
  draft: GivenDraft,
) => Promise<ArticleRecord | undefined>;

const minuteMs = 60_000;

/**
 * The edit form shows the date to the minute. A date that names the minute of the present one changes nothing, or every
 * edit would move the article behind others of its minute. A picture that the article no longer shows is removed.
 * @returns undefined when there is no such article
 */
interface Parts {
  readonly articles: Pick<ArticleStore, 'read' | 'edit'>;
  readonly articlePictures: ArticlePictures;
  readonly now: () => number;
}

export function createEditArticle({ articles, articlePictures, now }: Parts): EditArticle {
  return async (siteId, id, { dateMs, picture, ...texts }) => {
    const present = await articles.read(siteId, id);
    if (!present) return undefined;
    const isSame = Math.floor(present.dateMs / minuteMs) * minuteMs === dateMs;
    const shown = picture ? await articlePictures.show(picture) : picture;
    const draft = {
      ...texts,
      ...(dateMs !== undefined && !isSame && { dateMs }),
      ...(shown !== undefined && { picture: shown }),
    };
    const edited = await articles.edit(siteId, id, draft, now());
    if (edited) await articlePictures.release(present, edited);
    return edited;
  };
}
