import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { commonSecurityHeaders, resultPages } from '@site/contract';
import { Pool, type Dispatcher } from 'undici';
import { sendRedirect, sendText } from './answers';
import { readBody, UnreadableBody } from './read-body';

const answerWithinMs = 10_000;

/** One inner server behind the gateway. */
export interface InnerServer {
  /** Bytes of the largest body that is handed on; the service says 413 below it in its own words. */
  readonly bodyLimitBytes: number;
  readonly pool: Dispatcher;
}

/** @param origin address without a trailing slash */
export function innerServer(origin: string, bodyLimitBytes: number): InnerServer {
  return {
    bodyLimitBytes,
    pool: new Pool(origin, {
      connections: 64,
      pipelining: 1,
      connect: { timeout: 1_000 },
      // Shorter than the services' own five seconds: a connection that they are about to close is not used.
      keepAliveTimeout: 2_000,
      keepAliveMaxTimeout: 4_000,
      headersTimeout: answerWithinMs,
      bodyTimeout: answerWithinMs,
    }),
  };
}

/** Headers that belong to one connection and are not passed on (RFC 9110, 7.6.1), and what undici writes itself. */
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'content-length',
  'expect',
  'http2-settings',
]);

const failures = {
  400: { error: 'malformed_body', message: 'Bad Request' },
  408: { error: 'too_slow', message: 'Request Timeout' },
  413: { error: 'body_too_large', message: 'Body too large' },
  502: { error: 'unavailable', message: 'Service unavailable' },
  504: { error: 'unavailable', message: 'Service unavailable' },
} as const;

/**
 * Passes a request on to an inner server and its answer back. What the client claims of its own address is
 * overwritten. An inner server that is down or silent gives 502 or 504 in the service's own error form.
 */
export async function forward(
  request: IncomingMessage,
  response: ServerResponse,
  { pool, bodyLimitBytes }: InnerServer,
): Promise<void> {
  const left = new AbortController();
  response.on('close', () => left.abort());
  try {
    const body = await readBody(request, bodyLimitBytes);
    const answer = await pool.request({
      method: request.method as Dispatcher.HttpMethod,
      path: request.url ?? '/',
      headers: forwardedHeaders(request),
      body: body ?? null,
      // Waiting for a free connection counts too.
      signal: AbortSignal.any([left.signal, AbortSignal.timeout(answerWithinMs)]),
    });
    response.statusCode = answer.statusCode;
    for (const [name, value] of Object.entries(answer.headers))
      if (value !== undefined && !isOurs(name)) response.setHeader(name, value);
    await pipeline(answer.body, response);
  } catch (error) {
    if (left.signal.aborted) return;
    if (response.headersSent) response.destroy();
    else fail(request, response, statusOf(error));
  }
}

function statusOf(error: unknown): keyof typeof failures {
  if (error instanceof UnreadableBody) return error.status;
  const { name, code } = error as { name?: string; code?: string };
  return name === 'TimeoutError' || code === 'UND_ERR_HEADERS_TIMEOUT' ? 504 : 502;
}

function fail(request: IncomingMessage, response: ServerResponse, status: keyof typeof failures) {
  // What is left of a body that was not read must not be taken for the next request.
  if (!request.complete) response.setHeader('Connection', 'close');
  if (status >= 500 && request.headers.accept?.includes('text/html')) {
    // A form without JavaScript: nothing was stored, and this page says so and names the telephone.
    if (request.url?.startsWith('/forms/')) sendRedirect(response, 303, resultPages.failed);
    else sendText(response, status, 'Bad Gateway');
    return;
  }
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  response.statusCode = status;
  response.end(JSON.stringify({ ok: false, ...failures[status] }));
}

/** The edge's own word on these; an inner server's stricter page policy is the exception. */
function isOurs(name: string): boolean {
  return hopByHop.has(name)
    ? name !== 'content-length'
    : Object.keys(commonSecurityHeaders).some((common) => common.toLowerCase() === name);
}

export function forwardedHeaders(request: IncomingMessage): Record<string, string | string[]> {
  // A client may declare any header to be for this hop only.
  const named = (request.headers.connection ?? '').split(',').map((name) => name.trim());
  const dropped = new Set([...hopByHop, ...named.map((name) => name.toLowerCase())]);
  const kept = Object.entries(request.headers).flatMap(([name, value]) =>
    value === undefined || dropped.has(name) ? [] : [[name, value] as const],
  );
  return {
    ...Object.fromEntries(kept),
    'x-forwarded-for': request.socket.remoteAddress ?? '',
    'x-forwarded-proto': 'http',
    'x-forwarded-host': request.headers.host ?? '',
  };
}
