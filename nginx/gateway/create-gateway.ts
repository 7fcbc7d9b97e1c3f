import { createServer, type Server } from 'node:http';
import { addressesOf, siteTable } from '@site/contract/site-table';
import { hasForbiddenBody, openPool } from '@site/forwarding';
import { pageFile } from '@site/release';
import { networkOf } from '@site/service-kit/http';
import type { GatewayConfig } from './config';
import type { Exchange } from './exchange';
import { dictionariesOfFile } from './files/dictionaries';
import { securityTxt } from './files/security-txt';
import { sendFile } from './files/send-file';
import { followReleases } from './files/released-pages';
import { createPages } from './files/send-page';
import { connectionLimits, keepAliveHint } from './limits/connections';
import { visitorAddress } from './limits/visitor';
import { createLimits } from './limits/visitor-limits';
import { isRead } from './request-headers';
import { sendNotAllowed, sendRedirect, sendText, sendTooMany, setCommonHeaders } from './responses';
import { routeRequest, type RoutedRequest } from './routing/route-request';
import { formBodyLimitBytes } from './upstreams/body-limits';
import { forwardRequest } from './upstreams/forward-request';
import { createPressService } from './upstreams/press-service';
import { createSsrServer } from './upstreams/ssr-server';

/** The edge on a machine without nginx: the same rules and test cases, in one process. */
export function createGateway(config: GatewayConfig): Server {
  const limits = createLimits(config);
  const currentPages = followReleases(config.siteFolder);
  const sendPage = createPages(config, currentPages);
  const press = createPressService(config, limits);
  const { checkSession } = press;
  const ssrServer = createSsrServer(config, {
    ...{ limits, checkSession, sendPage },
    pageHeaders: () => currentPages()?.securityHeaders ?? {},
  });
  const forms = {
    pool: openPool(config.formService),
    bodyLimitBytes: formBodyLimitBytes,
    answerWithinMs: formAnswerWithinMs,
  };

  const respondToForm = (exchange: Exchange) => {
    const { request, response, network } = exchange;
    if (!limits.writes(network)) return sendTooMany(request, response);
    return void forwardRequest(exchange, forms, limits);
  };

  const respond = (exchange: Exchange, routed: RoutedRequest) => {
    const { request, response } = exchange;
    const { kind } = routed;
    if (kind === 'ssr-page' && request.method === 'POST')
      return void ssrServer.respondToForm(exchange, routed);
    if (!isRead(request) && !checksMethod.has(kind))
      return sendNotAllowed(response, kind === 'ssr-page' ? 'GET, HEAD, POST' : 'GET, HEAD');
    switch (routed.kind) {
      case 'press':
        return void press.respond(exchange, routed);
      case 'picture':
        return void press.respondWithPicture(exchange);
      case 'picture-upload':
        return void press.respondToUpload(exchange);
      case 'forms':
        return respondToForm(exchange);
      case 'reports':
        return void ssrServer.respondToReport(exchange);
      case 'ssr-page':
        return void ssrServer.respondWithPage(exchange, routed);
      case 'feed':
        return void ssrServer.respondWithFeed(exchange, routed.target);
      case 'sitemap':
        return void ssrServer.respondWithSitemap(exchange);
      case 'page':
        return sendPage(exchange, pageFile(routed.path));
      case 'not-found-page':
        return sendPage(exchange, 'errors/404.html', 404);
      case 'file':
        return sendFile(request, response, {
          root: config.siteFolder,
          ...routed,
          ...(config.usesDictionaries && { dictionaries: dictionariesOfFile(routed.file) }),
        });
      case 'redirect':
        return sendRedirect(response, routed.status, routed.location);
      case 'security-txt':
        return sendText(response, 200, securityTxt(config.securityContact, config.publicOrigin));
      case 'not-found-file':
        return sendText(response, 404, 'Not Found');
      case 'bad-request':
        return sendText(response, 400, 'Bad Request');
    }
  };

  return createServer(connectionLimits, (request, response) => {
    const url = request.url ?? '/';
    setCommonHeaders(response, url);
    if (hasForbiddenBody(request)) {
      // The connection is closed, because the bytes after these headers may not be a request.
      response.setHeader('Connection', 'close');
      return sendText(response, 400, 'Bad Request');
    }
    if (request.headers.connection !== 'close') response.setHeader('Keep-Alive', keepAliveHint);
    const visitor = visitorAddress(request, config.isTrusted);
    const exchange = { request, response, visitor, network: networkOf(visitor) };
    return respond(exchange, routeRequest(url, currentPages()?.addresses ?? noAddresses));
  });
}

/** Until the first release every page is missing. */
const noAddresses = addressesOf({ ...siteTable, routes: [], redirects: [], sites: [] });

/** As proxy_read_timeout in nginx: more than form-service waits for a relay, so that no form is sent twice. */
const formAnswerWithinMs = 12_000;

/** Requests whose method the service checks, or their own function. */
const checksMethod: ReadonlySet<RoutedRequest['kind']> = new Set([
  'press',
  'picture',
  'picture-upload',
  'forms',
  'reports',
]);
