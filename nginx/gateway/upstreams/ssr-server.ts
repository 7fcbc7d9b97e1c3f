import { openPool } from '@site/forwarding';
import { reportsUrl } from '@site/contract';
import type { GatewayConfig } from '../config';
import type { Exchange } from '../exchange';
import { sendFile } from '../files/send-file';
import type { SendPage } from '../files/send-page';
import type { Limits } from '../limits/visitor-limits';
import { sendNotAllowed, sendText, sendTooMany } from '../responses';
import type { RoutedRequest } from '../routing/route-request';
import { reportBodyLimitBytes } from './body-limits';
import { forwardRequest } from './forward-request';
import type { CheckSession } from './session-check';
import { createSsrForms } from './ssr-forms';
import { createSsrPages, type SsrUpstream } from './ssr-pages';

interface Parts {
  readonly limits: Limits;
  readonly checkSession: CheckSession;
  readonly sendPage: SendPage;
  readonly pageHeaders: SsrUpstream['pageHeaders'];
}

/** Responses of the SSR server: press pages, the administrator's plain forms, sitemap, feeds, reports. */
export function createSsrServer(
  config: GatewayConfig,
  { limits, checkSession, sendPage, pageHeaders }: Parts,
) {
  const pool = openPool(config.ssrServer);
  const sendSsrPage = createSsrPages({ pool, pageHeaders });
  const answerForm = createSsrForms({ pool, pageHeaders }, limits, checkSession);

  return {
    async respondWithPage(
      exchange: Exchange,
      routed: Extract<RoutedRequest, { kind: 'ssr-page' }>,
    ) {
      const { request, response, visitor, network } = exchange;
      if (!limits.reads(network)) return sendTooMany(request, response);
      const isPrivate = (await checkSession(request)) === 'valid';
      if (!(await sendSsrPage(request, response, { ...routed, visitor, isPrivate })))
        sendPage(exchange, 'errors/503.html', 503);
    },

    async respondToForm(
      exchange: Exchange,
      { target }: Extract<RoutedRequest, { kind: 'ssr-page' }>,
    ) {
      if (!(await answerForm(exchange, target))) sendPage(exchange, 'errors/503.html', 503);
    },

    async respondWithSitemap({ request, response, network }: Exchange) {
      if (!limits.reads(network)) return sendTooMany(request, response);
      if (await sendSsrPage(request, response, { target: '/sitemap.xml', copies: 'lists' })) return;
      sendFile(request, response, {
        root: config.siteFolder,
        file: '/current/pages/sitemap.xml',
        cache: 'no-cache',
      });
    },

    async respondWithFeed({ request, response, network }: Exchange, target: string) {
      if (!limits.reads(network)) return sendTooMany(request, response);
      if (!(await sendSsrPage(request, response, { target, copies: 'lists' })))
        sendText(response, 503, 'Service Unavailable');
    },

    async respondToReport(exchange: Exchange) {
      const { request, response, network } = exchange;
      if (request.method !== 'POST') return sendNotAllowed(response, 'POST');
      if (!limits.reports(network)) return sendTooMany(request, response);
      const server = { pool, bodyLimitBytes: reportBodyLimitBytes };
      return forwardRequest(exchange, server, limits, { target: reportsUrl, passesCookies: false });
    },
  };
}
