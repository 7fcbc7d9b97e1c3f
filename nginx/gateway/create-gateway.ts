import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { hasForbiddenBody, openPool } from '@site/forwarding';
import { pageFile } from '@site/release';
import { reportsUrl } from '@site/contract';
import {
  isRead,
  omitRulesForSavers,
  sendNotAllowed,
  sendRedirect,
  sendText,
  sendTooMany,
  setCommonHeaders,
} from './answers';
import type { GatewayConfig } from './config';
import { connectionLimits, keepAliveHint } from './connections';
import { decide, type Decision } from './decide';
import { dictionariesOfFile, dictionariesOfPage } from './dictionaries';
import { forward, type InnerServer } from './forward';
import { createLimits } from './limits';
import { createLivePages } from './live-pages';
import { followReleases } from './released-pages';
import { securityTxt } from './security-txt';
import { sendFile } from './send-file';
import { createSessionCheck } from './session-check';
import { networkOf, visitorAddress } from './visitor';

/** As in nginx/conf/site: a little above the services' own limits. */
const pressBodyLimitBytes = 1024 * 1024;
const formBodyLimitBytes = 256 * 1024;
const reportBodyLimitBytes = 16 * 1024;

/** The site's front door on a machine without nginx. Same rules, same cases, one process. */
export function createGateway(config: GatewayConfig): Server {
  const currentPages = followReleases(config.siteFolder);
  const limits = createLimits(config);
  const press = { pool: openPool(config.pressService), bodyLimitBytes: pressBodyLimitBytes };
  const forms = { pool: openPool(config.formService), bodyLimitBytes: formBodyLimitBytes };
  const pageServer = openPool(config.pageServer);
  const reports = { pool: pageServer, bodyLimitBytes: reportBodyLimitBytes };
  const hasSession = createSessionCheck(press.pool);
  const sendLivePage = createLivePages(pageServer);

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
    omitRulesForSavers(request, response);
    return sendFile(request, response, {
      root: pages.folder,
      file: `/pages/${file}`,
      cache: 'no-cache',
      status,
      ...(config.usesDictionaries &&
        status === 200 && { dictionaries: dictionariesOfPage(file, pages.dictionary, request) }),
    });
  };

  const passOn = (request: IncomingMessage, response: ServerResponse, server: InnerServer) => {
    const visitor = visitorAddress(request, config.isTrusted);
    const openBody = isRead(request) ? undefined : () => limits.openBody(networkOf(visitor));
    return {
      as: (question: string | undefined, passesCookies = true) =>
        forward(request, response, server, {
          ...(question !== undefined && { question }),
          visitor,
          passesCookies,
          openBody,
        }),
    };
  };

  const answerPress = async (
    request: IncomingMessage,
    response: ServerResponse,
    { read, countsOpening }: Extract<Decision, { kind: 'press' }>,
  ) => {
    const visitor = networkOf(visitorAddress(request, config.isTrusted));
    const limit = isRead(request) && !countsOpening ? limits.reads : limits.writes;
    if (!limit(visitor)) return sendTooMany(request, response);
    const on = passOn(request, response, press);
    if (!read || !isRead(request)) return on.as(undefined);
    return on.as(read.question, await hasSession(request));
  };

  const answerLive = async (
    request: IncomingMessage,
    response: ServerResponse,
    decision: Extract<Decision, { kind: 'live-page' }>,
  ) => {
    const visitor = visitorAddress(request, config.isTrusted);
    if (!limits.reads(networkOf(visitor))) return sendTooMany(request, response);
    const isPrivate = await hasSession(request);
    if (!(await sendLivePage(request, response, { ...decision, visitor, isPrivate })))
      sendPage(request, response, 'errors/503.html', 503);
  };

  const answerSitemap = async (request: IncomingMessage, response: ServerResponse) => {
    const visitor = visitorAddress(request, config.isTrusted);
    if (!limits.reads(networkOf(visitor))) return sendTooMany(request, response);
    const asked = { question: '/sitemap.xml', copies: 'lists', visitor } as const;
    if (await sendLivePage(request, response, asked)) return;
    sendFile(request, response, {
      root: config.siteFolder,
      file: '/current/pages/sitemap.xml',
      cache: 'no-cache',
    });
  };

  const answerPost = (
    request: IncomingMessage,
    response: ServerResponse,
    kind: 'forms' | 'reports',
  ) => {
    if (kind === 'reports' && request.method !== 'POST') return sendNotAllowed(response, 'POST');
    const limit = kind === 'reports' ? limits.reports : limits.writes;
    if (!limit(networkOf(visitorAddress(request, config.isTrusted))))
      return sendTooMany(request, response);
    const on = passOn(request, response, kind === 'reports' ? reports : forms);
    return void (kind === 'reports' ? on.as(reportsUrl, false) : on.as(undefined));
  };

  const server = createServer(connectionLimits, (request, response) => {
    setCommonHeaders(response);
    const url = request.url ?? '/';
    if (hasForbiddenBody(request)) {
      // The connection ends with it: nothing behind this head can be trusted to be a request.
      response.setHeader('Connection', 'close');
      return sendText(response, 400, 'Bad Request');
    }
    if (request.headers.connection !== 'close') response.setHeader('Keep-Alive', keepAliveHint);
    const decision = decide(url);
    if (decision.kind === 'press') return void answerPress(request, response, decision);
    if (decision.kind === 'forms' || decision.kind === 'reports')
      return answerPost(request, response, decision.kind);
    if (!isRead(request)) return sendNotAllowed(response, 'GET, HEAD');
    switch (decision.kind) {
      case 'redirect':
        return sendRedirect(response, decision.status, decision.location);
      case 'file':
        return sendFile(request, response, {
          root: config.siteFolder,
          ...decision,
          ...(config.usesDictionaries && { dictionaries: dictionariesOfFile(decision.file) }),
        });
      case 'page':
        return sendPage(request, response, pageFile(decision.path));
      case 'live-page':
        return void answerLive(request, response, decision);
      case 'sitemap':
        return void answerSitemap(request, response);
      case 'security-txt':
        return sendText(response, 200, securityTxt(config.securityContact, config.publicOrigin));
      case 'not-found-page':
        return sendPage(request, response, 'errors/404.html', 404);
      case 'bad-request':
        return sendText(response, 400, 'Bad Request');
    }
  });
  return server;
}
