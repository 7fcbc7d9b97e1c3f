import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  discardBody,
  requestUpstream,
  forwardedHeaders,
  readBody,
  UnreadableBody,
  type openPool,
} from '@site/forwarding';
import { commonSecurityHeaders, resultPages } from '@site/contract';
import type { Exchange } from '../exchange';
import type { Limits } from '../limits/visitor-limits';
import { isPreconditionFailed, isRead } from '../request-headers';
import {
  endUnlessRead,
  sendPreconditionFailed,
  sendRedirect,
  sendText,
  sendTooMany,
} from '../responses';

/** One server behind the gateway. */
export interface Upstream {
  /** Largest body that is forwarded; the service's own limit is below it, so it answers 413 in its own format. */
  readonly bodyLimitBytes: number;
  /** Set for a service that is slower than the others. */
  readonly answerWithinMs?: number;
  readonly pool: ReturnType<typeof openPool>;
}

interface ForwardOptions {
  /** Path and query that replace the request's own. */
  readonly target?: string;
  /** false: the service receives no cookie, so its response to a read is the same for everyone. */
  readonly passesCookies?: boolean;
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
 * Forwards a request to an upstream and its response to the client. The client's claims about its own address are
 * overwritten. For an upstream that is down or does not respond, the response is 502 or 504 in the service's own error
 * format. The response is read completely first: a visitor who reads slowly occupies no connection to the service, and is
 * not bound by the service's time limit.
 */
export async function forwardRequest(
  { request, response, visitor, network }: Exchange,
  { pool, bodyLimitBytes, answerWithinMs }: Upstream,
  limits: Limits,
  { target, passesCookies = true }: ForwardOptions = {},
): Promise<void> {
  const clientGone = new AbortController();
  response.on('close', () => clientGone.abort());
  const held = isRead(request) ? undefined : limits.openBody(network);
  if (!isRead(request) && !held) return sendTooMany(request, response);
  try {
    const body = await readBody(request, bodyLimitBytes, held);
    const answer = await requestUpstream(pool, {
      method: request.method ?? 'GET',
      path: target ?? request.url ?? '/',
      headers: {
        ...without(
          forwardedHeaders(request.headers),
          passesCookies ? claims : [...claims, 'cookie'],
        ),
        'x-forwarded-for': visitor,
        'x-forwarded-proto': 'http',
        'x-forwarded-host': request.headers.host ?? '',
      },
      body,
      answerWithinMs,
      signal: clientGone.signal,
    });
    const bytes = Buffer.from(await answer.body.arrayBuffer());
    const isShared = !passesCookies && isRead(request) && answer.statusCode === 200;
    if (isShared && isPreconditionFailed(request, answer.headers['etag']?.toString()))
      return sendPreconditionFailed(response);
    limits.holdResponse(network, bytes.length, response);
    endUnlessRead(response);
    response.statusCode = answer.statusCode;
    for (const [name, value] of Object.entries(forwardedHeaders(answer.headers)))
      if (!edgeHeaders.has(name)) response.setHeader(name, value);
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

/** Other headers in which a client claims an address; as in nginx/conf/proxy/upstream.conf. */
const claims = ['forwarded', 'x-real-ip'];

function without(headers: Record<string, string | string[]>, names: readonly string[]) {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
}

function statusOf(error: unknown): keyof typeof failures {
  if (error instanceof UnreadableBody) return error.status;
  const { name, code } = error as { name?: string; code?: string };
  return name === 'TimeoutError' || code === 'UND_ERR_HEADERS_TIMEOUT' ? 504 : 502;
}

function fail(request: IncomingMessage, response: ServerResponse, status: keyof typeof failures) {
  // The rest of an unread body must not be parsed as the next request.
  if (!request.complete) response.setHeader('Connection', 'close');
  if (status >= 500 && request.headers.accept?.includes('text/html')) {
    // A form without JavaScript: the page explains that nothing was stored and shows the phone number.
    if (request.url?.startsWith('/forms/')) sendRedirect(response, 303, resultPages.failed);
    else sendText(response, status, 'Bad Gateway');
    return;
  }
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  response.statusCode = status;
  response.end(JSON.stringify({ ok: false, ...failures[status] }));
}

/** Headers that the edge sets itself; the page policy is not among them, because an upstream's is stricter. */
const edgeHeaders: ReadonlySet<string> = new Set(
  [
    ...Object.keys(commonSecurityHeaders),
    'Reporting-Endpoints',
    'Cross-Origin-Embedder-Policy',
  ].map((name) => name.toLowerCase()),
);
