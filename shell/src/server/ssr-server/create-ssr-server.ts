import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import {
  canonicalPath,
  encodePath,
  reportsUrl,
  type FeedAddress,
  type RouteMatch,
} from '@site/contract';
import { discardBody, UnreadableBody } from '@site/forwarding';
import type { Metrics } from '@site/service-kit/metrics';
import { createAdministratorPages, type FormAnswer } from './administrator/administrator-pages';
import { RefusedForm } from './administrator/read-plain-form';
import type { SsrServerConfig } from './config';
import { composeFeed } from '../feeds/compose-feed';
import { renderFeed } from '../feeds/render-feed';
import { readArticlePaths } from './api/read-article-paths';
import { readFeedArticles } from './api/read-feed-articles';
import { createCountReports } from './count-reports';
import { countResponse } from './count-response';
import { createPageMetrics, noPageMetrics } from './page-metrics';
import { followRelease } from './follow-release';
import { createPageCompression, wantsCompressedCopy } from './compress-page';
import { createReadLimit } from './create-read-limit';
import type { ReleaseRenderer } from './release-renderer';
import { PageError } from './page-pool';
import { end, redirect, sendErrorPage, setPageHeaders } from './send-response';

const base = 'http://ssr-server';

/** Methods of SSR pages; POST is a plain form of the administrator. */
const methods = ['GET', 'HEAD', 'POST'];

/**
 * Serves SSR pages, feeds, sitemap.xml and violation reports; the edge serves everything else. `GET /health` is 200 while it runs,
 * `GET /ready` from the first release that it could open.
 */
export function createSsrServer(
  config: SsrServerConfig,
  metrics?: Metrics,
  administratorPages = createAdministratorPages(config.pressService),
): Server {
  const pageMetrics = metrics ? createPageMetrics(metrics) : noPageMetrics;
  const releases = followRelease(config.siteFolder, pageMetrics);
  // Starts the processes before the first request.
  releases.isReady();
  const countReports = createCountReports((line) => console.log(line));
  const retryAfterS = createReadLimit(config.readsPerMinute);
  const searchAgainAfterS = createReadLimit(config.searchesPerMinute);
  const compressPage = createPageCompression();

  const server = createServer((request, response) => {
    // Not every request target is a URL, for example `//`.
    if (!URL.canParse(request.url ?? '/', base))
      return end(response, 400, 'text/plain; charset=utf-8', 'Bad Request');
    const url = new URL(request.url ?? '/', base);
    if (metrics) {
      const addresses = () => releases.active()?.release.addresses;
      countResponse(metrics, request, response, url.pathname, addresses);
    }
    if (url.pathname === '/health') return end(response, 200, 'text/plain', 'ok');
    if (url.pathname === '/ready')
      return releases.isReady()
        ? end(response, 200, 'text/plain', 'ok')
        : end(response, 503, 'text/plain', 'no release yet');
    // An aborted report gets no response.
    if (url.pathname === reportsUrl)
      return void countReports(request, response).catch(() => response.destroy());
    if (!methods.includes(request.method ?? '')) {
      response.setHeader('Allow', methods.join(', '));
      return end(response, 405, 'text/plain', 'Method Not Allowed');
    }
    void respondWithinLimit(request, url, response).catch((error: unknown) => {
      console.error(`SSR server: ${url.pathname}:`, error);
      if (!response.headersSent) end(response, 500, 'text/plain', 'Internal Server Error');
    });
  });
  server.once('close', () => {
    void releases.stop();
    void administratorPages.stop();
  });
  return server;

  async function respondWithinLimit(request: IncomingMessage, url: URL, response: ServerResponse) {
    const isSearch = url.searchParams.has('q');
    const seconds =
      (await retryAfterS(request)) || (isSearch ? await searchAgainAfterS(request) : 0);
    if (seconds === 0) return respond(request, url, response);
    response.setHeader('Retry-After', String(seconds));
    end(response, 429, 'text/plain', 'Too Many Requests');
  }

  async function respond(request: IncomingMessage, url: URL, response: ServerResponse) {
    const release = await releases.current();
    const isForm = request.method === 'POST';
    if (url.pathname === '/sitemap.xml' && !isForm) return sendSitemap(release, response);
    const path = canonicalPath(url.pathname);
    const { addresses } = release.release;
    const feed = path === undefined ? undefined : addresses.feed(path);
    if (feed && !isForm) return sendFeed(release, feed, response);
    const match = path === undefined ? undefined : addresses.match(path);
    if (path === undefined || match?.route.render !== 'ssr')
      return sendErrorPage(release, response, 404);
    const answer = isForm ? await postForm(request, match) : await administratorPages.read(request);
    if ('refused' in answer) {
      await discardBody(request);
      // The rest of an unread body must not be parsed as the next request.
      response.setHeader('Connection', 'close');
      return end(response, answer.refused, 'text/plain; charset=utf-8', 'Bad Request');
    }
    if (answer.cookies.length > 0) response.setHeader('Set-Cookie', answer.cookies);
    if (answer.redirect !== undefined) return redirect(response, 303, answer.redirect);
    const { admin, pressOrigin = config.pressService } = answer;
    // Waiting for the service may have taken longer than the release was live.
    const current = await releases.current();
    const render = (hasData: boolean) =>
      current
        .page(path, match, {
          query: url.searchParams,
          apiOrigin: pressOrigin,
          hasData,
          admin,
        })
        .catch((error: unknown) => {
          if (!(error instanceof PageError)) throw error;
          console.error(`SSR server: ${match.route.id}: ${error.message}`);
          return { kind: 'unavailable' } as const;
        });
    let status = answer.status;
    const hasTime = !answer.isLate;
    let page = await render(hasTime);
    if (page.kind === 'unavailable' && hasTime && admin?.result) {
      // The typed text is more important than the list: the page shows the form with its error message.
      status = 503;
      page = await render(false);
    }
    // To someone whose session has ended a scheduled article is missing, too.
    const isSignedOut = admin?.session === null && admin.result !== undefined;
    if (page.kind === 'missing' && (isSignedOut || admin?.result?.draft)) {
      // Deleted while its text was being edited.
      if (!isSignedOut) status = 404;
      page = await render(false);
    }
    if (page.kind === 'not-found') return sendErrorPage(current, response, 404);
    if (page.kind === 'unavailable') return sendErrorPage(current, response, 503);
    if (page.kind === 'missing') return redirect(response, 302, encodePath(page.path));
    setPageHeaders(response, current, page);
    // Danger: a page of the administrator has a length that could reveal its content (BREACH).
    if (admin || !wantsCompressedCopy(request))
      return end(response, status, 'text/html; charset=utf-8', page.html);
    const compressed = await compressPage(page.html);
    response.setHeader('Content-Encoding', 'br');
    end(response, status, 'text/html; charset=utf-8', compressed);
  }

  async function postForm(
    request: IncomingMessage,
    match: RouteMatch,
  ): Promise<FormAnswer | { readonly refused: number }> {
    try {
      return await administratorPages.post(request, match);
    } catch (error) {
      if (error instanceof RefusedForm || error instanceof UnreadableBody)
        return { refused: error.status };
      throw error;
    }
  }

  async function sendFeed(release: ReleaseRenderer, feed: FeedAddress, response: ServerResponse) {
    const articles = await readFeedArticles(config.pressService, feed.site.key).catch(
      (error: unknown) => console.error(`SSR server: ${feed.format} feed:`, error),
    );
    if (!articles) return end(response, 503, 'text/plain', 'Service Unavailable');
    const body = renderFeed(feed.format, composeFeed(release.publicOrigin, feed, articles));
    // Feed readers poll every few minutes and feeds rarely change; the edge answers 304.
    const hash = createHash('sha256').update(body).digest('base64url').slice(0, 27);
    response.setHeader('ETag', `"${hash}"`);
    end(response, 200, `${feed.type}; charset=utf-8`, body);
  }

  async function sendSitemap(release: ReleaseRenderer, response: ServerResponse) {
    const articles = await readArticlePaths(config.pressService, release.release).catch(
      (error: unknown) => console.error('SSR server: sitemap:', error),
    );
    // Not 503, which the gateway passes on: like nginx it then sends its last copy, or the released sitemap.
    if (!articles) return end(response, 502, 'text/plain', 'Bad Gateway');
    end(response, 200, 'application/xml; charset=utf-8', await release.sitemap(articles));
  }
}
