import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import {
  articlesUrl,
  articleUrl,
  defaultSite,
  encodePath,
  maxListPages,
  pathOf,
  pressPageSize,
  readArticle,
  sessionUrl,
  toSeoulMinute,
  type Article,
  type ArticleDraft,
} from '@site/contract';
import type { SiteUnderTest } from '../site/site-under-test';

/** The administrator's work through the real API: a spec publishes the articles it needs. */
export interface AdminPanel {
  /**
   * Publishes the drafts in this order and waits until visitors see the last one on the list
   * (lists are cached for up to two seconds).
   * @param site key of the site facts; the default site without it
   */
  publishAll(drafts: readonly Partial<ArticleDraft>[], site?: string): Promise<Article[]>;
  publish(draft: Partial<ArticleDraft>, site?: string): Promise<Article>;
  /** For more articles than one page of the list: they leave its first page to specs that run at the same time. */
  publishYesterday(drafts: readonly Partial<ArticleDraft>[]): Promise<Article[]>;
  /** For several pages of articles: they stand below those of other specs. */
  publishLastYear(drafts: readonly Partial<ArticleDraft>[]): Promise<Article[]>;
  remove(article: Pick<Article, 'id' | 'siteId'>): Promise<void>;
  /** Removes the articles published here that still exist. */
  clear(): Promise<void>;
}

const listedWithinMs = 60_000;
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const yearMs = 365 * dayMs;

/**
 * Signs in once; the session's cookie stays in `request`.
 * @param request a context whose baseURL is the site's origin
 * @throws Error with status and body when the service refuses
 */
export async function openAdminPanel(
  request: APIRequestContext,
  { origin, admin }: Pick<SiteUnderTest, 'origin' | 'admin'>,
): Promise<AdminPanel> {
  await accepted(request.post(sessionUrl, { data: admin }), 'sign in');
  const published = new Map<string, Article>();

  async function post(draft: Partial<ArticleDraft>, site: string): Promise<Article> {
    const data = { title: '제목', summary: '요약', content: '본문', ...draft };
    const headers = { 'Idempotency-Key': randomUUID() };
    const response = await accepted(request.post(articlesUrl(site), { data, headers }), 'publish');
    const article = readArticle(await response.json());
    published.set(article.id, article);
    return article;
  }
  async function publishAll(
    drafts: readonly Partial<ArticleDraft>[],
    site = defaultSite.key,
    pages = 1,
  ): Promise<Article[]> {
    const articles: Article[] = [];
    for (const draft of drafts) articles.push(await post(draft, site));
    const last = articles.at(-1);
    if (last) await waitUntilListed(origin, last, pages);
    return articles;
  }
  async function remove({ id, siteId }: Pick<Article, 'id' | 'siteId'>): Promise<void> {
    const response = await request.delete(articleUrl(siteId, id));
    // Already deleted through the page, by a spec of deletion.
    if (response.status() !== 404) await accepted(Promise.resolve(response), 'remove');
    published.delete(id);
  }
  return {
    publishAll: (drafts, site) => publishAll(drafts, site),
    async publish(draft, site) {
      const [article] = await publishAll([draft], site);
      if (!article) throw new Error('Nothing was published.');
      return article;
    },
    publishYesterday: (drafts) =>
      publishAll(datedFrom(Date.now() - dayMs, drafts), defaultSite.key, maxListPages),
    publishLastYear: (drafts) =>
      publishAll(datedFrom(Date.now() - yearMs, drafts), defaultSite.key, maxListPages),
    remove,
    async clear() {
      for (const article of published.values()) await remove(article);
    },
  };
}

/** A minute apart, from this time on. */
function datedFrom(firstMs: number, drafts: readonly Partial<ArticleDraft>[]) {
  return drafts.map((draft, index) => ({
    ...draft,
    publishAt: toSeoulMinute(new Date(firstMs + index * minuteMs).toISOString()),
  }));
}

/** Requests the list as a visitor, without the session that bypasses every cache. */
async function waitUntilListed(
  origin: string,
  { id, siteId }: Article,
  pages: number,
): Promise<void> {
  const first = origin + encodePath(pathOf('press-list', { site: siteId }));
  const list = pages > 1 ? `${first}?pages=${pages}` : first;
  const giveUpAt = Date.now() + listedWithinMs;
  for (;;) {
    const [html, firstHtml] = [await read(list), await read(first)];
    // Each address has a copy of its own: the plain one is fresh when its rows are those that the long one begins with.
    const newest = articlesOf(html).slice(0, pressPageSize);
    if (html.includes(id) && newest.join() === articlesOf(firstHtml).join()) return;
    if (Date.now() > giveUpAt) throw new Error(`${list} does not list ${id}`);
    await delay(100);
  }
}

const read = async (url: string) => (await fetch(url)).text();

const articlesOf = (html: string) =>
  [...html.matchAll(/\/press\/([0-9a-f]{24})"/g)].map(([, id]) => id);

async function accepted(call: Promise<APIResponse>, what: string): Promise<APIResponse> {
  const response = await call;
  if (response.ok()) return response;
  // At the end of a worker the body may be gone; the status says enough.
  const body = await response.text().catch(() => '');
  throw new Error(`Could not ${what}: ${response.status()} ${body}`);
}
