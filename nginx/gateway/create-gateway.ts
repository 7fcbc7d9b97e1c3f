import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { pageFile } from '@site/build/release';
import { isRead, sendRedirect, sendText, setCommonHeaders } from './answers';
import type { GatewayConfig } from './config';
import { decide } from './decide';
import { forward, innerServer } from './forward';
import { createLivePages } from './live-pages';
import { hasForbiddenBody } from './read-body';
import { followReleases } from './released-pages';
import { sendFile } from './send-file';

/** As in nginx/conf/site: a little above the services' own limits. */
const pressBodyLimitBytes = 1024 * 1024;
const formBodyLimitBytes = 256 * 1024;

/** The site's front door on a machine without nginx. Same rules, same cases, one process. */
export function createGateway(config: GatewayConfig): Server {
  const currentPages = followReleases(config.siteFolder);
  const sendLivePage = createLivePages(config.pageServer);
  const press = innerServer(config.pressService, pressBodyLimitBytes);
  const forms = innerServer(config.formService, formBodyLimitBytes);

  const sendPage = (
    request: IncomingMessage,
    response: ServerResponse,
    file: string,
    status = 200,
  ) => {
    const pages = currentPages();
    if (!pages)
      return sendText(response, 503, 'No release is out yet. Run: npm run release -- all');
    for (const [name, value] of Object.entries(pages.headersOf(file)))
      response.setHeader(name, value);
    return sendFile(request, response, {
      root: pages.folder,
      file: `/pages/${file}`,
      cache: 'no-cache',
      status,
    });
  };

  return createServer((request, response) => {
    setCommonHeaders(response);
    const url = request.url ?? '/';
    if (hasForbiddenBody(request)) {
      // The connection ends with it: nothing behind this head can be trusted to be a request.
      response.setHeader('Connection', 'close');
      return sendText(response, 400, 'Bad Request');
    }
    const decision = decide(url);
    if (decision.kind === 'press') return void forward(request, response, press);
    if (decision.kind === 'forms') return void forward(request, response, forms);
    if (!isRead(request)) {
      response.setHeader('Allow', 'GET, HEAD');
      return sendText(response, 405, 'Method Not Allowed');
    }
    switch (decision.kind) {
      case 'redirect':
        return sendRedirect(response, decision.status, decision.location);
      case 'file':
        return sendFile(request, response, { root: config.siteFolder, ...decision });
      case 'page':
        return sendPage(request, response, pageFile(decision.path));
      case 'live-page':
        return void sendLivePage(request, response).then((isAnswered) => {
          if (!isAnswered) sendPage(request, response, 'errors/503.html', 503);
        });
      case 'sitemap':
        return void sendLivePage(request, response).then((isAnswered) => {
          if (!isAnswered)
            sendFile(request, response, {
              root: config.siteFolder,
              file: '/current/pages/sitemap.xml',
              cache: 'no-cache',
            });
        });
      case 'not-found-page':
        return sendPage(request, response, 'errors/404.html', 404);
      case 'bad-request':
        return sendText(response, 400, 'Bad Request');
    }
  });
}
