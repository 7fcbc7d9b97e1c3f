import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import {
  articlesUrl,
  articleUrl,
  defaultSite,
  encodePath,
  pathOf,
  readArticle,
  sessionUrl,
  type Article,
  type ArticleDraft,
} from '@site/contract';
import type { SiteUnderTest } from './site-under-test';

/** The administrator's work through the real API: what a spec needs on the list, it publishes itself. */
export interface PressDesk {
  /**
   * Publishes the drafts in this order and waits until visitors see the last one on the list
   * (prepared lists live up to two seconds).
   * @param site key of the site facts; the default site without it
   */
  publishAll(drafts: readonly Partial<ArticleDraft>[], site?: string): Promise<Article[]>;
  publish(draft: Partial<ArticleDraft>, site?: string): Promise<Article>;
  remove(article: Pick<Article, 'id' | 'siteId'>): Promise<void>;
  /** Removes what this desk published and has not removed yet. */
  clear(): Promise<void>;
}

const listedWithinMs = 10_000;

/**
 * Signs in once; the session's cookie stays in `request`.
 * @param request a context whose baseURL is the site's origin
 * @throws Error with status and body when the service refuses
 */
export async function openPressDesk(
  request: APIRequestContext,
  { origin, admin }: SiteUnderTest,
): Promise<PressDesk> {
  await accepted(request.post(sessionUrl, { data: admin }), 'sign in');
  const published = new Map<string, Article>();

  async function post(draft: Partial<ArticleDraft>, site: string): Promise<Article> {
    const data = { title: '제목', summary: '요약', content: '본문', ...draft };
    const headers = { 'Idempotency-Key': randomUUID() };
    const answer = await accepted(request.post(articlesUrl(site), { data, headers }), 'publish');
    const article = readArticle(await answer.json());
    published.set(article.id, article);
    return article;
  }
  async function publishAll(
    drafts: readonly Partial<ArticleDraft>[],
    site = defaultSite.key,
  ): Promise<Article[]> {
    const articles: Article[] = [];
    for (const draft of drafts) articles.push(await post(draft, site));
    const last = articles.at(-1);
    if (last) await waitUntilListed(origin, last);
    return articles;
  }
  async function remove({ id, siteId }: Pick<Article, 'id' | 'siteId'>): Promise<void> {
    const answer = await request.delete(articleUrl(siteId, id));
    // Deleted through the page already: that is what a spec of deleting does.
    if (answer.status() !== 404) await accepted(Promise.resolve(answer), 'remove');
    published.delete(id);
  }
  return {
    publishAll,
    async publish(draft, site) {
      const [article] = await publishAll([draft], site);
      if (!article) throw new Error('Nothing was published.');
      return article;
    },
    remove,
    async clear() {
      for (const article of published.values()) await remove(article);
    },
  };
}

/** Asks as a visitor does, without the session that bypasses every cache. */
async function waitUntilListed(origin: string, { id, siteId }: Article): Promise<void> {
  const list = origin + encodePath(pathOf('press-list', { site: siteId }));
  const giveUpAt = Date.now() + listedWithinMs;
  for (;;) {
    const html = await (await fetch(list)).text();
    if (html.includes(id)) return;
    if (Date.now() > giveUpAt) throw new Error(`${list} does not list ${id}`);
    await delay(100);
  }
}

async function accepted(call: Promise<APIResponse>, what: string): Promise<APIResponse> {
  const answer = await call;
  if (answer.ok()) return answer;
  throw new Error(`Could not ${what}: ${answer.status()} ${await answer.text()}`);
}
