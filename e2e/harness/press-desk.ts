import { randomUUID } from 'node:crypto';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import {
  articlesUrl,
  articleUrl,
  defaultSite,
  readArticle,
  sessionUrl,
  type Article,
  type ArticleDraft,
} from '@site/contract';
import type { Administrator } from './site';

/** The administrator's work through the real API: what a spec needs on the list, it publishes itself. */
export interface PressDesk {
  /** @param site key of the site facts; the default site without it */
  publish(draft: Partial<ArticleDraft>, site?: string): Promise<Article>;
  remove(article: Pick<Article, 'id' | 'siteId'>): Promise<void>;
  /** Removes what this desk published and has not removed yet. */
  clear(): Promise<void>;
}

/**
 * Signs in once; the session's cookie stays in `request`.
 * @param request a context whose baseURL is the site's origin
 * @throws Error with status and body when the service refuses
 */
export async function openPressDesk(
  request: APIRequestContext,
  admin: Administrator,
): Promise<PressDesk> {
  await accepted(request.post(sessionUrl, { data: admin }), 'sign in');
  const published = new Map<string, Article>();

  const remove: PressDesk['remove'] = async ({ id, siteId }) => {
    await accepted(request.delete(articleUrl(siteId, id)), 'remove');
    published.delete(id);
  };
  return {
    async publish(draft, site = defaultSite.key) {
      const data = { title: '제목', summary: '요약', content: '본문', ...draft };
      const headers = { 'Idempotency-Key': randomUUID() };
      const answer = await accepted(request.post(articlesUrl(site), { data, headers }), 'publish');
      const article = readArticle(await answer.json());
      published.set(article.id, article);
      return article;
    },
    remove,
    async clear() {
      for (const article of published.values()) await remove(article);
    },
  };
}

async function accepted(call: Promise<APIResponse>, what: string): Promise<APIResponse> {
  const answer = await call;
  if (answer.ok()) return answer;
  throw new Error(`Could not ${what}: ${answer.status()} ${await answer.text()}`);
}
