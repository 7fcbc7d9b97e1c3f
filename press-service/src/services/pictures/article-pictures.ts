import type { ArticleRecord, PictureStore, ShownPicture } from '../../data/press-store';
import { PressError } from '../../errors';

/** Longer than a write to the store may take. */
const writtenWithinMs = 60_000;

/** What an administrator gives an article: the name of an upload and its alternative text. */
export type GivenPicture = Pick<ShownPicture, 'name' | 'alt'>;

export interface ArticlePictures {
  /** Before an article is written. @throws PressError `invalid_article` when the picture is not there any more */
  readonly show: (given: GivenPicture) => Promise<ShownPicture>;
  /** After an article was edited or deleted: removes the picture that it showed, unless another one shows it. */
  readonly release: (before: ArticleRecord | undefined, after?: ArticleRecord) => Promise<void>;
}

export function createArticlePictures(
  pictures: Pick<PictureStore, 'keep' | 'readFile' | 'removeUnused'>,
  now: () => number,
): ArticlePictures {
  return {
    async show({ name, alt }) {
      const isKept = await pictures.keep(name, now() + writtenWithinMs);
      const shared = isKept ? await pictures.readFile(name, 'share.jpg') : undefined;
      if (!shared)
        throw new PressError('invalid_article', { fields: [{ field: 'picture', code: 'gone' }] });
      return { name, alt, shareBytes: shared.length };
    },
    async release(before, after) {
      const name = before?.picture?.name;
      if (name !== undefined && name !== after?.picture?.name)
        await pictures.removeUnused(name, now());
    },
  };
}
