import type { Request, Response } from 'express';
import type { Dispatcher } from 'undici';
import { commonSecurityHeaders, resultPages } from '@site/contract';
import type { Limits } from '../limits/visitor-limits';
import type { RenderedPage } from '../pages/rendered-page';
import { sendPrivate } from '../pages/send-rendered';
import { discardBody, readBody, UnreadableBody } from '../requests/read-body';
import { compressShared } from '../requests/compress-shared';
import { isPreconditionFailed, isRead } from '../requests/request-headers';
import {
  allowCopy,
  endUnlessRead,
  replaceCopy,
  sendApiError,
  sendPreconditionFailed,
  sendRedirect,
  sendText,
  sendTooMany,
} from '../requests/responses';
import { forwardedHeaders, requestUpstream } from './request-upstream';

/** One service, and what of a request it gets. */
export interface Forwarding {
  readonly pool: Dispatcher;
  /** Largest body that is forwarded. */
  readonly bodyLimitBytes: number;
  /** Set for a service that is slower than the others. */
  readonly answerWithinMs?: number;
  /** Path and query that replace the request's own. */
  readonly target?: string;
  /** false: the service receives no cookie, so its response to a read is the same for everyone. */
  readonly passesCookies?: boolean;
  /** Of such a response: seconds for which nginx may keep a copy. */
  readonly copyS?: number | undefined;
  /** The page that one visitor gets instead of the response. */
  readonly renderAnswer?: (answer: Promise<Dispatcher.ResponseData>) => Promise<RenderedPage>;
}

const failures = {
  400: { error: 'malformed_body', message: 'Bad Request' },
  408: { error: 'too_slow', message: 'Request Timeout' },
  413: { error: 'body_too_large', message: 'Body too large' },
  502: { error: 'unavailable', message: 'Service unavailable' },
  503: { error: 'unavailable', message: 'Service unavailable' },
  504: { error: 'unavailable', message: 'Service unavailable' },
} as const;

/**
 * Forwards a request to a service and its response to the client.
 * For a service that is down or does not respond, the response is 502 or 504 in the service's own error
 * format. The response is read completely first: a visitor who reads slowly occupies no connection to the service, and is
 * not bound by the service's time limit.
 */
export async function forwardRequest(
  request: Request,
  response: Response,
  limits: Limits,
  forwarding: Forwarding,
): Promise<void> {
  const { pool, bodyLimitBytes, answerWithinMs, target, passesCookies = true, copyS } = forwarding;
  const clientGone = new AbortController();
  response.on('close', () => clientGone.abort());
  const held = isRead(request) ? undefined : limits.openBody(request.network);
  if (!isRead(request) && !held) return sendTooMany(request, response);
  try {
    const body = await readBody(request, bodyLimitBytes, held);
    const answering = requestUpstream(pool, {
      method: request.method,
      path: target ?? request.url,
      headers: without(
        forwardedHeaders(request.headers),
        // This server compresses what is for everyone.
        passesCookies ? ['accept-encoding'] : ['accept-encoding', 'cookie'],
      ),
      body,
      answerWithinMs,
      signal: clientGone.signal,
    });
    if (forwarding.renderAnswer)
      return sendPrivate(request, response, await forwarding.renderAnswer(answering));
    const answer = await answering;
    const bytes = Buffer.from(await answer.body.arrayBuffer());
    const isShared = !passesCookies && isRead(request) && answer.statusCode === 200;
    if (isShared && isPreconditionFailed(request, answer.headers['etag']?.toString()))
      return sendPreconditionFailed(response);
    limits.holdResponse(request.network, bytes.length, response);
    endUnlessRead(response);
    response.statusCode = answer.statusCode;
    for (const [name, value] of Object.entries(forwardedHeaders(answer.headers)))
      if (!ownHeaders.has(name)) response.setHeader(name, value);
    if (isShared && copyS !== undefined) allowCopy(response, copyS);
    if (!passesCookies && copyS !== undefined && answer.statusCode === 404)
      replaceCopy(request, response);
    if (isShared && request.method === 'GET')
      return void response.end(await compressShared(request, response, bytes));
    const length = answer.headers['content-length'];
    if (length !== undefined) response.setHeader('Content-Length', length);
    response.end(bytes);
  } catch (error) {
    if (clientGone.signal.aborted) return;
    await discardBody(request);
    fail(request, response, statusOf(error));
  } finally {
    held?.close();
  }
}

function without(headers: Record<string, string | string[]>, names: readonly string[]) {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
}

function statusOf(error: unknown): keyof typeof failures {
  if (error instanceof UnreadableBody) return error.status;
  const { name, code } = error as { name?: string; code?: string };
  return name === 'TimeoutError' || code === 'UND_ERR_HEADERS_TIMEOUT' ? 504 : 502;
}

function fail(request: Request, response: Response, status: keyof typeof failures) {
  // The rest of an unread body must not be parsed as the next request.
  if (!request.complete) response.setHeader('Connection', 'close');
  if (status >= 500 && request.headers.accept?.includes('text/html')) {
    // A form without JavaScript: the page explains that nothing was stored and shows the phone number.
    if (request.url.startsWith('/forms/')) sendRedirect(response, 303, resultPages.failed);
    else sendText(response, status, 'Bad Gateway');
    return;
  }
  const { error, message } = failures[status];
  sendApiError(response, status, error, message);
}

/** Headers that this server sets itself; the page policy is not among them, because a service's is stricter. */
const ownHeaders: ReadonlySet<string> = new Set(
  [
    ...Object.keys(commonSecurityHeaders),
    'Reporting-Endpoints',
    'Cross-Origin-Embedder-Policy',
    'X-Accel-Expires',
  ].map((name) => name.toLowerCase()),
);
