import { createServer, type Server, type ServerResponse } from 'node:http';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { canonicalPath, encodePath, matchRoute, pageSecurityPolicy } from '@site/contract';
import { readHeaders } from '@site/build/release';
import type { PageServerConfig } from './config';
import { readArticlePaths } from './api/read-article-paths';
import { followRelease } from './follow-release';
import type { LiveRelease } from './live-release';
import { PageFailure } from './page-pool';

/** Answers live pages, sitemap.xml and a health check; everything else belongs to the edge. */
export function createPageServer(config: PageServerConfig): Server {
  const followed = followRelease(config.siteFolder);
  // The threads start before the first visitor; what is wrong is told to whoever asks for a page.
  followed.current().catch(() => undefined);

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://page-server');
    if (url.pathname === '/health') return end(response, 200, 'text/plain', 'ok');
    void answer(url, response).catch((error: unknown) => {
      console.error(`Page server: ${url.pathname}:`, error);
      if (!response.headersSent) end(response, 500, 'text/plain', 'Internal Server Error');
    });
  });
  server.once('close', () => void followed.stop());
  return server;

  async function answer(url: URL, response: ServerResponse) {
    const release = await followed.current();
    if (url.pathname === '/sitemap.xml') return answerSitemap(release, response);
    const path = canonicalPath(url.pathname);
    const match = path === undefined ? undefined : matchRoute(path);
    if (path === undefined || match?.route.render !== 'live')
      return errorPage(release, response, 404);
    const page = await release
      .page(path, match, url.searchParams, config.pressService)
      .catch((error: unknown) => {
        if (!(error instanceof PageFailure)) throw error;
        console.error(`Page server: ${match.route.id}: ${error.message}`);
        return { kind: 'unavailable' } as const;
      });
    if (page.kind === 'unavailable') return errorPage(release, response, 503);
    if (page.kind === 'missing') return redirect(response, page.path);
    setPageHeaders(response, release, page.styleHashes);
    end(response, 200, 'text/html; charset=utf-8', page.html);
  }

  async function answerSitemap(release: LiveRelease, response: ServerResponse) {
    const articles = await readArticlePaths(config.pressService);
    end(response, 200, 'application/xml; charset=utf-8', await release.sitemap(articles));
  }
}

/** The frame with one line in it: a failing service never leads a visitor away from the address they asked for. */
function errorPage(release: LiveRelease, response: ServerResponse, status: 404 | 503) {
  const file = `errors/${status}.html`;
  const html = readFileSync(join(release.folder, 'pages', file), 'utf8');
  setPageHeaders(response, release, readHeaders(release.folder)[file]?.styleHashes ?? []);
  if (status === 503) response.setHeader('Retry-After', '5');
  end(response, status, 'text/html; charset=utf-8', html);
}

function setPageHeaders(
  response: ServerResponse,
  release: LiveRelease,
  styleHashes: readonly string[],
) {
  response.setHeader('Content-Security-Policy', pageSecurityPolicy(styleHashes));
  for (const [name, value] of Object.entries(release.releaseHeaders))
    response.setHeader(name, value);
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
