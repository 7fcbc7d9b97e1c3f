import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { discardBody, hasForbiddenBody, isLargeForm, openPool } from '@site/forwarding';
import { pageFile } from '@site/release';
import { networkOf } from '@site/service-kit/http';
import { reportsUrl } from '@site/contract';
import {
  isRead,
  omitRulesForSavers,
  sendNotAllowed,
  sendNotSignedIn,
  sendRedirect,
  sendText,
  sendTooMany,
  sendUnavailable,
  setCommonHeaders,
} from './responses';
import type { GatewayConfig } from './config';
import { connectionLimits, keepAliveHint } from './connections';
import { routeRequest, type RoutedRequest } from './route-request';
import { formNotSignedIn } from './content/form-errors';
import { dictionariesOfFile, dictionariesOfPage } from './dictionaries';
import { forwardRequest, type Upstream } from './forward-request';
import { createLimits } from './limits';
import { createPressForms } from './press-forms';
import { createSsrPages } from './ssr-pages';
import { followReleases } from './released-pages';
import { securityTxt } from './security-txt';
import { sendFile } from './send-file';
import { createSessionCheck } from './session-check';
import { visitorAddress } from './visitor';

/** As in nginx/conf/site: a little above the services' own limits. */
const pressBodyLimitBytes = 1024 * 1024;
/** An upload, and a form with a picture: with a validly signed session only. */
const pictureBodyLimitBytes = 11 * 1024 * 1024;
const pictureAnswerWithinMs = 30_000;
const formBodyLimitBytes = 256 * 1024;
const reportBodyLimitBytes = 16 * 1024;

/** The edge on a machine without nginx: the same rules and test cases, in one process. */
export function createGateway(config: GatewayConfig): Server {
  const currentPages = followReleases(config.siteFolder);
  const limits = createLimits(config);
  const press = { pool: openPool(config.pressService), bodyLimitBytes: pressBodyLimitBytes };
  const uploads = {
    ...press,
    bodyLimitBytes: pictureBodyLimitBytes,
    answerWithinMs: pictureAnswerWithinMs,
  };
  const forms = { pool: openPool(config.formService), bodyLimitBytes: formBodyLimitBytes };
  const ssrServer = openPool(config.ssrServer);
  const reports = { pool: ssrServer, bodyLimitBytes: reportBodyLimitBytes };
  const checkSession = createSessionCheck(press.pool);
  const hasSession = async (request: IncomingMessage) => (await checkSession(request)) === 'valid';
  const sendSsrPage = createSsrPages(ssrServer);
  const sendPressForm = createPressForms(ssrServer);

  const sendPage = (
    request: IncomingMessage,
    response: ServerResponse,
    file: string,
    status = 200,
  ) => {
    const pages = currentPages();
    if (!pages)
      return sendText(response, 503, 'There is no live release yet. Run: npm run release -- all');
    for (const [name, value] of Object.entries(pages.headersOf(file)))
      response.setHeader(name, value);
    omitRulesForSavers(request, response);
    return sendFile(request, response, {
      root: pages.folder,
      file: `/pages/${file}`,
      cache: 'no-cache',
      hasEtagOnly: true,
      status,
      ...(config.usesDictionaries &&
        status === 200 && { dictionaries: dictionariesOfPage(file, pages.dictionary, request) }),
    });
  };

  const forwardTo = (request: IncomingMessage, response: ServerResponse, server: Upstream) => {
    const visitor = visitorAddress(request, config.isTrusted);
    const openBody = isRead(request) ? undefined : () => limits.openBody(networkOf(visitor));
    return {
      as: (target: string | undefined, passesCookies = true) =>
        forwardRequest(request, response, server, {
          ...(target !== undefined && { target }),
          visitor,
          passesCookies,
          openBody,
          hold: (bytes) => limits.holdResponse(networkOf(visitor), bytes, response),
        }),
    };
  };

  const respondWithPress = async (
    request: IncomingMessage,
    response: ServerResponse,
    { read, countsView }: Extract<RoutedRequest, { kind: 'press' }>,
  ) => {
    const visitor = networkOf(visitorAddress(request, config.isTrusted));
    const limit = isRead(request) && !countsView ? limits.reads : limits.writes;
    if (!limit(visitor)) return sendTooMany(request, response);
    const on = forwardTo(request, response, press);
    if (!read || !isRead(request)) return on.as(undefined);
    return on.as(read.target, await hasSession(request));
  };

  /** A file of a picture, the same for everyone; as nginx/conf/proxy/picture-copy.conf, but without a copy. */
  const respondWithPicture = (request: IncomingMessage, response: ServerResponse) => {
    const visitor = networkOf(visitorAddress(request, config.isTrusted));
    if (!limits.reads(visitor)) return sendTooMany(request, response);
    return void forwardTo(request, response, press).as(undefined, false);
  };

  const respondToUpload = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== 'POST') return sendNotAllowed(response, 'POST');
    const visitor = networkOf(visitorAddress(request, config.isTrusted));
    if (!limits.writes(visitor)) return sendTooMany(request, response);
    const session = await checkSession(request);
    if (session !== 'valid') {
      await discardBody(request);
      return session === 'unknown' ? sendUnavailable(response) : sendNotSignedIn(response);
    }
    return forwardTo(request, response, uploads).as(undefined);
  };

  const respondWithSsrPage = async (
    request: IncomingMessage,
    response: ServerResponse,
    routed: Extract<RoutedRequest, { kind: 'ssr-page' }>,
  ) => {
    const visitor = visitorAddress(request, config.isTrusted);
    if (!limits.reads(networkOf(visitor))) return sendTooMany(request, response);
    const isPrivate = await hasSession(request);
    if (!(await sendSsrPage(request, response, { ...routed, visitor, isPrivate })))
      sendPage(request, response, 'errors/503.html', 503);
  };

  /** A plain form of the administrator: the SSR server answers with the page or a redirect. */
  const respondToPressForm = async (
    request: IncomingMessage,
    response: ServerResponse,
    { target }: Extract<RoutedRequest, { kind: 'ssr-page' }>,
  ) => {
    const visitor = visitorAddress(request, config.isTrusted);
    const held = limits.writes(networkOf(visitor)) && limits.openBody(networkOf(visitor));
    if (!held) return sendTooMany(request, response);
    const bytes = Number(request.headers['content-length'] ?? 0);
    const isLarge = isLargeForm(request) && bytes <= pictureBodyLimitBytes;
    const session = isLarge ? await checkSession(request) : 'valid';
    if (session !== 'valid') {
      held.close();
      await discardBody(request);
      // The rest of an unread body must not be parsed as the next request.
      response.setHeader('Connection', 'close');
      return session === 'none'
        ? sendText(response, 401, formNotSignedIn)
        : sendPage(request, response, 'errors/503.html', 503);
    }
    const form = {
      target,
      visitor,
      held,
      bodyLimitBytes: isLarge ? pictureBodyLimitBytes : pressBodyLimitBytes,
      answerWithinMs: isLarge ? pictureAnswerWithinMs : undefined,
    };
    if (!(await sendPressForm(request, response, form)))
      sendPage(request, response, 'errors/503.html', 503);
  };

  const respondWithSitemap = async (request: IncomingMessage, response: ServerResponse) => {
    const visitor = visitorAddress(request, config.isTrusted);
    if (!limits.reads(networkOf(visitor))) return sendTooMany(request, response);
    const wanted = { target: '/sitemap.xml', copies: 'lists', visitor } as const;
    if (await sendSsrPage(request, response, wanted)) return;
    sendFile(request, response, {
      root: config.siteFolder,
      file: '/current/pages/sitemap.xml',
      cache: 'no-cache',
    });
  };

  const respondWithFeed = async (
    request: IncomingMessage,
    response: ServerResponse,
    target: string,
  ) => {
    const visitor = visitorAddress(request, config.isTrusted);
    if (!limits.reads(networkOf(visitor))) return sendTooMany(request, response);
    if (!(await sendSsrPage(request, response, { target, copies: 'lists', visitor })))
      sendText(response, 503, 'Service Unavailable');
  };

  const forwardPost = (
    request: IncomingMessage,
    response: ServerResponse,
    kind: 'forms' | 'reports',
  ) => {
    if (kind === 'reports' && request.method !== 'POST') return sendNotAllowed(response, 'POST');
    const limit = kind === 'reports' ? limits.reports : limits.writes;
    if (!limit(networkOf(visitorAddress(request, config.isTrusted))))
      return sendTooMany(request, response);
    const on = forwardTo(request, response, kind === 'reports' ? reports : forms);
    return void (kind === 'reports' ? on.as(reportsUrl, false) : on.as(undefined));
  };

  const server = createServer(connectionLimits, (request, response) => {
    const url = request.url ?? '/';
    setCommonHeaders(response, url);
    if (hasForbiddenBody(request)) {
      // The connection is closed, because the bytes after these headers may not be a request.
      response.setHeader('Connection', 'close');
      return sendText(response, 400, 'Bad Request');
    }
    if (request.headers.connection !== 'close') response.setHeader('Keep-Alive', keepAliveHint);
    const routed = routeRequest(url);
    if (routed.kind === 'press') return void respondWithPress(request, response, routed);
    if (routed.kind === 'picture') return respondWithPicture(request, response);
    if (routed.kind === 'picture-upload') return void respondToUpload(request, response);
    if (routed.kind === 'forms' || routed.kind === 'reports')
      return forwardPost(request, response, routed.kind);
    if (routed.kind === 'ssr-page' && request.method === 'POST')
      return void respondToPressForm(request, response, routed);
    if (!isRead(request)) return sendNotAllowed(response, allowedMethods(routed));
    switch (routed.kind) {
      case 'redirect':
        return sendRedirect(response, routed.status, routed.location);
      case 'file':
        return sendFile(request, response, {
          root: config.siteFolder,
          ...routed,
          ...(config.usesDictionaries && { dictionaries: dictionariesOfFile(routed.file) }),
        });
      case 'page':
        return sendPage(request, response, pageFile(routed.path));
      case 'ssr-page':
        return void respondWithSsrPage(request, response, routed);
      case 'feed':
        return void respondWithFeed(request, response, routed.target);
      case 'sitemap':
        return void respondWithSitemap(request, response);
      case 'security-txt':
        return sendText(response, 200, securityTxt(config.securityContact, config.publicOrigin));
      case 'not-found-page':
        return sendPage(request, response, 'errors/404.html', 404);
      case 'not-found-file':
        return sendText(response, 404, 'Not Found');
      case 'bad-request':
        return sendText(response, 400, 'Bad Request');
    }
  });
  return server;
}

function allowedMethods({ kind }: RoutedRequest): string {
  return kind === 'ssr-page' ? 'GET, HEAD, POST' : 'GET, HEAD';
}
