import { createServer, type Server, type ServerResponse } from 'node:http';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { canonicalPath, encodePath, matchRoute, pageSecurityPolicy } from '@site/contract';
import { readHeaders } from '@site/build/release';
import type { PageServerConfig } from './config';
import { readArticlePaths } from './api/read-article-paths';
import { followRenderer, type Renderer } from './follow-renderer';
import { loadPageData, Unavailable } from './load-page-data';

/** Answers live pages, sitemap.xml and a health check; everything else belongs to the edge. */
export function createPageServer(config: PageServerConfig): Server {
  const currentRenderer = followRenderer(config.siteFolder);

  return createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://page-server');
    if (url.pathname === '/health') return end(response, 200, 'text/plain', 'ok');
    void answer(url, response).catch((error: unknown) => {
      console.error(`Page server: ${url.pathname}:`, error);
      if (!response.headersSent) end(response, 500, 'text/plain', 'Internal Server Error');
    });
  });

  async function answer(url: URL, response: ServerResponse) {
    const renderer = currentRenderer();
    if (url.pathname === '/sitemap.xml') return answerSitemap(renderer, response);
    const path = canonicalPath(url.pathname);
    const match = path === undefined ? undefined : matchRoute(path);
    if (!match || match.route.render !== 'live') return errorPage(renderer, response, 404);
    try {
      const module = renderer.module(match.route.module);
      const data = await loadPageData(module, match, url.searchParams, config.pressService);
      if (data === null) return redirect(response, module.missingPath ?? '/');
      const { html, styleHashes } = await renderer.render(path ?? '/', match.route, data);
      setPageHeaders(response, renderer, styleHashes);
      return end(response, 200, 'text/html; charset=utf-8', html);
    } catch (error) {
      if (error instanceof Unavailable) return errorPage(renderer, response, 503);
      throw error;
    }
  }

  async function answerSitemap(renderer: Renderer, response: ServerResponse) {
    const articles = await readArticlePaths(config.pressService);
    end(response, 200, 'application/xml; charset=utf-8', renderer.sitemap(articles));
  }
}

/** The frame with one line in it: a failing service never leads a visitor away from the address they asked for. */
function errorPage(renderer: Renderer, response: ServerResponse, status: 404 | 503) {
  const file = `errors/${status}.html` as const;
  const html = readFileSync(join(renderer.folder, 'pages', file), 'utf8');
  setPageHeaders(response, renderer, readHeaders(renderer.folder)[file]?.styleHashes ?? []);
  if (status === 503) response.setHeader('Retry-After', '5');
  end(response, status, 'text/html; charset=utf-8', html);
}

function setPageHeaders(
  response: ServerResponse,
  renderer: Renderer,
  styleHashes: readonly string[],
) {
  response.setHeader('Content-Security-Policy', pageSecurityPolicy(styleHashes));
  for (const [name, value] of Object.entries(renderer.releaseHeaders))
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
