import { createHash } from 'node:crypto';
import type { IRouter } from 'express';
import { encodePath, type FeedAddress } from '@site/contract';
import type { Parts } from '../parts';
import { sendFile } from '../files/send-file';
import { isRead } from '../requests/request-headers';
import { isOnlySpelling } from '../requests/request-target';
import { isWithin, sendNotAllowed } from '../requests/responses';
import { readArticlePaths, readFeedArticles } from './api/read-articles';
import { createCachedPages } from './cached-pages';
import { renderFeed } from './feeds/render-feed';
import { renderedPage, type RenderedPage } from '../pages/rendered-page';
import { sendShared } from '../pages/send-rendered';

const unavailable = renderedPage(503, 'text/plain; charset=utf-8', 'Service Unavailable\n');

/** RSS and JSON of the articles, and the sitemap with all of them; one of each for every query. */
export function setUpFeeds(app: IRouter, { config, limits, live, renderer }: Parts): void {
  const readCached = createCachedPages();

  app.use(async (request, response, next) => {
    const { canonicalPath: path } = request;
    const isSitemap = path === '/sitemap.xml';
    const feed = isSitemap ? undefined : live()?.addresses.feed(path);
    if (!isSitemap && !feed) return next();
    if (!isRead(request)) return sendNotAllowed(response, 'GET, HEAD');
    if (!(await isWithin(limits.reads, request, response))) return;
    const page = await readCached({ target: encodePath(path), copies: 'lists' }, () =>
      (feed ? renderFeedPage(feed) : renderSitemap()).catch((error: unknown) => {
        console.error(`Site server: ${feed ? `${feed.format} feed` : 'sitemap'}:`, error);
        return unavailable;
      }),
    );
    if (isSitemap && page === unavailable)
      // The released one lacks only the articles.
      return sendFile(request, response, {
        root: config.siteFolder,
        file: '/current/pages/sitemap.xml',
        cache: 'no-cache',
      });
    return sendShared(request, response, page, isOnlySpelling(request));
  });

  async function renderFeedPage(feed: FeedAddress): Promise<RenderedPage> {
    const { publicOrigin } = await renderer.current();
    const articles = await readFeedArticles(config.pressService, feed.site.key);
    const text = renderFeed(publicOrigin, feed, articles);
    // Feed readers poll every few minutes and feeds rarely change.
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 27);
    return renderedPage(200, `${feed.type}; charset=utf-8`, text, { ETag: `"${hash}"` });
  }

  async function renderSitemap(): Promise<RenderedPage> {
    const { release, sitemap } = await renderer.current();
    const articles = await readArticlePaths(config.pressService, release);
    return renderedPage(200, 'application/xml; charset=utf-8', await sitemap(articles));
  }
}
