import type { ArticlePicture } from '@site/contract';
import { messageOf } from '@site/service-kit/errors';
import type { WriteLine } from '@site/service-kit/http';
import type { ArticleRecord, PictureStore } from '../../data/press-store';
import { PressError } from '../../errors';

/** Longer than a write to the store may take. */
const writtenWithinMs = 60_000;

/** The picture fields of a draft: the name of an upload and its alternative text. */
export type GivenPicture = Pick<ArticlePicture, 'name' | 'alt'>;

export interface ArticlePictures {
  /** Before an article is written. @throws PressError `invalid_article` when the picture no longer exists */
  readonly show: (given: GivenPicture) => Promise<ArticlePicture>;
  /**
   * Before an article stops showing its picture: from then on a purge checks the picture and removes it if `release` does
   * not.
   */
  readonly prepareRelease: (before: ArticleRecord, after?: ArticlePicture | null) => Promise<void>;
  /**
   * After an article was written or deleted: removes the previous picture, unless another article shows it, and keeps the
   * present one no longer than the article does. Never throws, because the change is complete.
   */
  readonly release: (before: ArticleRecord | undefined, after?: ArticleRecord) => Promise<void>;
}

export function createArticlePictures(
  pictures: Pick<PictureStore, 'keep' | 'keepNoLonger' | 'readFile' | 'removeUnused'>,
  now: () => number,
  writeErrorLine: WriteLine,
): ArticlePictures {
  return {
    async show({ name, alt }) {
      const isKept = await pictures.keep(name, now() + writtenWithinMs);
      const shared = isKept ? await pictures.readFile(name, 'share.jpg') : undefined;
      if (!shared)
        throw new PressError('invalid_article', { fields: [{ field: 'picture', code: 'gone' }] });
      return { name, alt, shareBytes: shared.length };
    },
    async prepareRelease({ picture }, after) {
      if (picture && picture.name !== after?.name) await pictures.keep(picture.name, now());
    },
    async release(before, after) {
      const [gone, shown] = [before?.picture?.name, after?.picture?.name];
      try {
        if (shown !== undefined) await pictures.keepNoLonger(shown, now() + writtenWithinMs);
        if (gone !== undefined && gone !== shown) await pictures.removeUnused(gone, now());
      } catch (error) {
        const reason = messageOf(error);
        writeErrorLine(JSON.stringify({ error: 'picture not released', reason }));
      }
    },
  };
}
