import { createHash, randomBytes } from 'node:crypto';
import type { ArticleRecord, ArticleStore, DraftRecord } from '../../data/press-store';
import { PressError } from '../../errors';
import type { ArticlePictures, GivenPicture } from '../pictures/article-pictures';

interface Publication {
  readonly siteId: string;
  readonly draft: DraftRecord<GivenPicture>;
  /** Two publications with one key are one article. */
  readonly idempotencyKey?: string | undefined;
}

interface Parts {
  readonly articles: Pick<ArticleStore, 'insert' | 'read'>;
  readonly articlePictures: Pick<ArticlePictures, 'show'>;
  /** Increasing milliseconds; see createPublishingClock. */
  readonly publishingClock: () => number;
}

/**
 * @returns publishes an article and returns it; `isRepeated`: the key was used before, and nothing was written.
 * It throws PressError `idempotency_conflict` when the key was used for another draft, `invalid_article` for a picture that is gone
 */
export function createPublishArticle({ articles, articlePictures, publishingClock }: Parts) {
  return async ({ siteId, draft, idempotencyKey }: Publication) => {
    const { picture, ...texts } = draft;
    const article: ArticleRecord = {
      id: idempotencyKey === undefined ? randomId() : idOfKey(siteId, idempotencyKey),
      siteId,
      ...texts,
      ...(picture && { picture: await articlePictures.show(picture) }),
      dateMs: draft.dateMs ?? publishingClock(),
      views: 0,
      draftHash: hashDraft(draft),
    };
    if (await articles.insert(article)) return { article, isRepeated: false };

    const first = await articles.read(siteId, article.id);
    if (!first || first.draftHash !== article.draftHash)
      throw new PressError('idempotency_conflict');
    return { article: first, isRepeated: true };
  };
}

function randomId(): string {
  return randomBytes(12).toString('hex');
}

/** The id is derived from the key, so that the primary key refuses the second article without a further index. */
function idOfKey(siteId: string, key: string): string {
  return createHash('sha256').update(`${siteId}\n${key}`).digest('hex').slice(0, 24);
}

function hashDraft({
  title,
  summary,
  content,
  dateMs,
  picture,
}: DraftRecord<GivenPicture>): string {
  const text = JSON.stringify([
    title,
    summary,
    content,
    ...(dateMs === undefined ? [] : [dateMs]),
    ...(picture ? [picture.name, picture.alt] : []),
  ]);
  return createHash('sha256').update(text).digest('base64url');
}

/**
 * Articles published in quick succession are dated at most this far ahead. A larger lead means that the clock was set back: dating on
 * from `last` would schedule the article for the future.
 */
export const aheadLimitMs = 1_000;

/** Server time in milliseconds, increasing within this process until the clock is set back: it orders the list. */
export function createPublishingClock(now: () => number): () => number {
  let last = 0;
  return () => {
    const nowMs = now();
    last = last - nowMs > aheadLimitMs ? nowMs : Math.max(nowMs, last + 1);
    return last;
  };
}
