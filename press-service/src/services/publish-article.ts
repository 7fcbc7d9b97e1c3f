import { createHash, randomBytes } from 'node:crypto';
import type { ArticleRecord, ArticleStore, DraftRecord } from '../data/press-store';
import { Fault } from '../errors';

export interface Publication {
  readonly siteId: string;
  readonly draft: DraftRecord;
  /** Two publications with one key are one article. */
  readonly idempotencyKey?: string | undefined;
}

export interface Published {
  readonly article: ArticleRecord;
  /** The key was seen before; nothing new was written. */
  readonly isRepeated: boolean;
}

/** @throws Fault `idempotency_conflict` when the key was used for another draft */
export type PublishArticle = (publication: Publication) => Promise<Published>;

interface Parts {
  readonly articles: Pick<ArticleStore, 'insert' | 'read'>;
  /** Strictly increasing milliseconds; see publishing-clock.ts. */
  readonly publishingClock: () => number;
}

export function createPublishArticle({ articles, publishingClock }: Parts): PublishArticle {
  return async ({ siteId, draft, idempotencyKey }) => {
    const article: ArticleRecord = {
      id: idempotencyKey === undefined ? randomId() : idOfKey(siteId, idempotencyKey),
      siteId,
      ...draft,
      dateMs: publishingClock(),
      views: 0,
      draftHash: hashDraft(draft),
    };
    if (await articles.insert(article)) return { article, isRepeated: false };

    const first = await articles.read(siteId, article.id);
    if (!first || first.draftHash !== article.draftHash) throw new Fault('idempotency_conflict');
    return { article: first, isRepeated: true };
  };
}

function randomId(): string {
  return randomBytes(12).toString('hex');
}

/** The key decides the id, so the store's primary key refuses the second article: no index beside it. */
function idOfKey(siteId: string, key: string): string {
  return createHash('sha256').update(`${siteId}\n${key}`).digest('hex').slice(0, 24);
}

export function hashDraft({ title, summary, content }: DraftRecord): string {
  const text = JSON.stringify([title, summary, content]);
  return createHash('sha256').update(text).digest('base64url');
}
