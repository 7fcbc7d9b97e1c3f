import {
  articlesUrl,
  articleUrl,
  readArticle,
  type Article,
  type ArticleDraft,
} from '@site/contract';
import { jsonBody, requestJson } from './request-json';

/**
 * Publishes an article.
 * @param idempotencyKey the same for every try of the same text: it is published once
 * @throws PressApiError, 401 when the session is over
 */
export async function publishArticle(
  site: string,
  draft: ArticleDraft,
  idempotencyKey: string,
): Promise<Article> {
  const init = jsonBody(draft);
  const headers = { ...init.headers, 'Idempotency-Key': idempotencyKey };
  return readArticle(await requestJson(articlesUrl(site), { ...init, headers, method: 'POST' }));
}

/** @throws PressApiError, 404 when the article is gone */
export async function updateArticle(
  site: string,
  id: string,
  draft: ArticleDraft,
): Promise<Article> {
  return readArticle(
    await requestJson(articleUrl(site, id), { method: 'PUT', ...jsonBody(draft) }),
  );
}

/** Deletes for good. @throws PressApiError */
export async function deleteArticle(site: string, id: string): Promise<void> {
  await requestJson(articleUrl(site, id), { method: 'DELETE' });
}
