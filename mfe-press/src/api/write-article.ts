import {
  articlesUrl,
  articleUrl,
  readArticle,
  withoutSamePicture,
  type Article,
  type ArticleDraft,
} from '@site/contract';
import { jsonBody, requestJson } from './request-json';

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

/** Deletes permanently. @throws PressApiError */
export async function deleteArticle(site: string, id: string): Promise<void> {
  await requestJson(articleUrl(site, id), { method: 'DELETE' });
}
