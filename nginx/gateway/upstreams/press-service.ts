import { openPool } from '@site/forwarding';
import type { GatewayConfig } from '../config';
import type { Exchange } from '../exchange';
import type { Limits } from '../limits/visitor-limits';
import { isRead } from '../request-headers';
import {
  discardRest,
  sendNotAllowed,
  sendNotSignedIn,
  sendTooMany,
  sendUnavailable,
} from '../responses';
import type { RoutedRequest } from '../routing/route-request';
import { pictureAnswerWithinMs, pictureBodyLimitBytes, pressBodyLimitBytes } from './body-limits';
import { forwardRequest, type Upstream } from './forward-request';
import { createSessionCheck } from './session-check';

/** Responses of the press service: its API, the files of pictures, and uploads. */
export function createPressService({ pressService }: GatewayConfig, limits: Limits) {
  const api: Upstream = { pool: openPool(pressService), bodyLimitBytes: pressBodyLimitBytes };
  const uploads: Upstream = {
    ...api,
    bodyLimitBytes: pictureBodyLimitBytes,
    answerWithinMs: pictureAnswerWithinMs,
  };
  const checkSession = createSessionCheck(api.pool);

  return {
    checkSession,

    async respond(
      exchange: Exchange,
      { read, countsView }: Extract<RoutedRequest, { kind: 'press' }>,
    ) {
      const { request, response, network } = exchange;
      const limit = isRead(request) && !countsView ? limits.reads : limits.writes;
      if (!limit(network)) return sendTooMany(request, response);
      if (!read || !isRead(request)) return forwardRequest(exchange, api, limits);
      const passesCookies = (await checkSession(request)) === 'valid';
      return forwardRequest(exchange, api, limits, { target: read.target, passesCookies });
    },

    /** The same file for everyone; as nginx/conf/proxy/picture-copy.conf, but without a copy. */
    async respondWithPicture(exchange: Exchange) {
      const { request, response, network } = exchange;
      if (!limits.reads(network)) return sendTooMany(request, response);
      return forwardRequest(exchange, api, limits, { passesCookies: false });
    },

    async respondToUpload(exchange: Exchange) {
      const { request, response, network } = exchange;
      if (request.method !== 'POST') return sendNotAllowed(response, 'POST');
      if (!limits.writes(network)) return sendTooMany(request, response);
      const session = await checkSession(request);
      if (session === 'valid') return forwardRequest(exchange, uploads, limits);
      await discardRest(exchange);
      return session === 'unknown' ? sendUnavailable(response) : sendNotSignedIn(response);
    },
  };
}
