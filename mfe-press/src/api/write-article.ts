import {
  articlesUrl,
  articleUrl,
  readArticle,
  withoutSamePicture,
  type Article,
  type ArticleDraft,
} from '@site/contract';
import { jsonBody, PressApiError, requestJson } from './request-json';

/**
 * Publishes an article.
 * @param idempotencyKey the same for every retry of the same text, so that it is published once
 * @throws PressApiError, 401 when the session has expired
 */
export async function publishArticle(
  site: string,
  draft: ArticleDraft,
  idempotencyKey: string,
): Promise<Article> {
  const { pictureName, pictureAlt, ...texts } = withoutSamePicture(draft);
  const init = jsonBody(pictureName ? { ...texts, pictureName, pictureAlt } : texts);
  const headers = { ...init.headers, 'Idempotency-Key': idempotencyKey };
  return readArticle(await requestJson(articlesUrl(site), { ...init, headers, method: 'POST' }));
}

/** @throws PressApiError, 404 when the article no longer exists */
export async function updateArticle(
  site: string,
  id: string,
  draft: ArticleDraft,
): Promise<Article> {
  return readArticle(
    await requestJson(articleUrl(site, id), {
      method: 'PUT',
      ...jsonBody(withoutSamePicture(draft)),
    }),
  );
}

/**
 * Deletes permanently. A missing article counts as deleted: an edge repeats a DELETE whose connection was lost.
 * @throws PressApiError
 */
export async function deleteArticle(site: string, id: string): Promise<void> {
  try {
    await requestJson(articleUrl(site, id), { method: 'DELETE' });
  } catch (error) {
    if (!(error instanceof PressApiError && error.status === 404)) throw error;
  }
}
