import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  canonicalPath,
  encodePath,
  matchFeed,
  matchRoute,
  pageSecurityPolicy,
  reportsUrl,
  type InlineHashes,
  type FeedAddress,
} from '@site/contract';
import { readHeaders } from '@site/release';
import type { Metrics } from '@site/service-kit/metrics';
import type { SsrServerConfig } from './config';
import { composeFeed } from '../feeds/feed';
import { renderFeed } from '../feeds/render-feed';
import { readArticlePaths } from './api/read-article-paths';
import { readFeedArticles } from './api/read-feed-articles';
import { createCountReports } from './count-reports';
import { countResponse } from './count-response';
import { createPageMetrics, noPageMetrics } from './page-metrics';
import { followRelease } from './follow-release';
import { createReadLimit } from './limit-reads';
import type { ReleaseRenderer } from './release-renderer';
import { PageError } from './page-pool';

const base = 'http://ssr-server';

/** Serves SSR pages, feeds, sitemap.xml, violation reports and a health check; the edge serves everything else. */
export function createSsrServer(config: SsrServerConfig, metrics?: Metrics): Server {
  const pageMetrics = metrics ? createPageMetrics(metrics) : noPageMetrics;
  const releases = followRelease(config.siteFolder, pageMetrics);
  // Starts the threads before the first request; requests report the error.
  releases.current().catch(() => undefined);
  const countReports = createCountReports((line) => console.log(line));
  const retryAfterS = createReadLimit(config.readsPerMinute);
  const searchAgainAfterS = createReadLimit(config.searchesPerMinute);

  const server = createServer((request, response) => {
    // Not every request target is a URL, for example `//`.
    if (!URL.canParse(request.url ?? '/', base))
      return end(response, 400, 'text/plain', 'Bad Request');
    const url = new URL(request.url ?? '/', base);
    if (metrics) countResponse(metrics, request, response, url.pathname);
    if (url.pathname === '/health') return end(response, 200, 'text/plain', 'ok');
    // An aborted report gets no response.
    if (url.pathname === reportsUrl)
      return void countReports(request, response).catch(() => response.destroy());
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return end(response, 405, 'text/plain', 'Method Not Allowed');
    }
    void respondWithinLimit(request, url, response).catch((error: unknown) => {
      console.error(`SSR server: ${url.pathname}:`, error);
      if (!response.headersSent) end(response, 500, 'text/plain', 'Internal Server Error');
    });
  });
  server.once('close', () => void releases.stop());
  return server;

  async function respondWithinLimit(request: IncomingMessage, url: URL, response: ServerResponse) {
    const isSearch = url.searchParams.has('q');
    const seconds =
      (await retryAfterS(request)) || (isSearch ? await searchAgainAfterS(request) : 0);
    if (seconds === 0) return respond(url, response);
    response.setHeader('Retry-After', String(seconds));
    end(response, 429, 'text/plain', 'Too Many Requests');
  }

  async function respond(url: URL, response: ServerResponse) {
    const release = await releases.current();
    if (url.pathname === '/sitemap.xml') return sendSitemap(release, response);
    const path = canonicalPath(url.pathname);
    const feed = path === undefined ? undefined : matchFeed(path);
    if (feed) return sendFeed(release, feed, response);
    const match = path === undefined ? undefined : matchRoute(path);
    if (path === undefined || match?.route.render !== 'ssr')
      return sendErrorPage(release, response, 404);
    const page = await release
      .page(path, match, url.searchParams, config.pressService)
      .catch((error: unknown) => {
        if (!(error instanceof PageError)) throw error;
        console.error(`SSR server: ${match.route.id}: ${error.message}`);
        return { kind: 'unavailable' } as const;
      });
    if (page.kind === 'not-found') return sendErrorPage(release, response, 404);
    if (page.kind === 'unavailable') return sendErrorPage(release, response, 503);
    if (page.kind === 'missing') return redirect(response, page.path);
    setPageHeaders(response, release, page);
    end(response, 200, 'text/html; charset=utf-8', page.html);
  }

  async function sendFeed(release: ReleaseRenderer, feed: FeedAddress, response: ServerResponse) {
    const articles = await readFeedArticles(config.pressService, feed.site.key).catch(
      (error: unknown) => console.error(`SSR server: ${feed.format} feed:`, error),
    );
    if (!articles) return end(response, 503, 'text/plain', 'Service Unavailable');
    const body = renderFeed(feed.format, composeFeed(release.publicOrigin, feed, articles));
    // Readers ask every few minutes for what rarely changes; the edge answers 304.
    const hash = createHash('sha256').update(body).digest('base64url').slice(0, 27);
    response.setHeader('ETag', `"${hash}"`);
    end(response, 200, `${feed.type}; charset=utf-8`, body);
  }

  async function sendSitemap(release: ReleaseRenderer, response: ServerResponse) {
    const articles = await readArticlePaths(config.pressService);
    end(response, 200, 'application/xml; charset=utf-8', await release.sitemap(articles));
  }
}

/** Sends a prerendered error page with the requested URL unchanged: no redirect if the service fails. */
function sendErrorPage(release: ReleaseRenderer, response: ServerResponse, status: 404 | 503) {
  const file = `errors/${status}.html` as const;
  const html = readFileSync(join(release.folder, 'pages', file), 'utf8');
  setPageHeaders(response, release, readHeaders(release.folder)[file]);
  if (status === 503) response.setHeader('Retry-After', '5');
  end(response, status, 'text/html; charset=utf-8', html);
}

function setPageHeaders(
  response: ServerResponse,
  release: ReleaseRenderer,
  hashes: InlineHashes = { styleHashes: [] },
) {
  response.setHeader('Content-Security-Policy', pageSecurityPolicy(hashes));
  for (const [name, value] of Object.entries(release.headers)) response.setHeader(name, value);
}

function redirect(response: ServerResponse, path: string) {
  response.setHeader('Location', encodePath(path));
  end(response, 302, 'text/plain; charset=utf-8', path);
}

function end(response: ServerResponse, status: number, type: string, body: string) {
  response.statusCode = status;
  response.setHeader('Content-Type', type);
  response.setHeader('Cache-Control', 'no-cache');
  response.end(body);
}
