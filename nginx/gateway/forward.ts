import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import {
  requestUpstream,
  forwardedHeaders,
  readBody,
  UnreadableBody,
  type openPool,
} from '@site/forwarding';
import { commonSecurityHeaders, resultPages } from '@site/contract';
import { sendRedirect, sendText, sendTooMany } from './answers';
import type { OpenBody } from './open-bodies';

/** One inner server behind the gateway. */
export interface InnerServer {
  /** Bytes of the largest body that is handed on; the service says 413 below it in its own words. */
  readonly bodyLimitBytes: number;
  readonly pool: ReturnType<typeof openPool>;
}

export interface ForwardedRequest {
  /** What is asked instead of the request's own path and query. */
  readonly question?: string;
  /** The one address that the service is told. */
  readonly visitor: string;
  /** Without: the service hears of no cookie. */
  readonly passesCookies: boolean;
  readonly openBody: (() => OpenBody | undefined) | undefined;
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
 * Passes a request on to an inner server and its answer back. What the client claims of its own address is
 * overwritten. An inner server that is down or silent gives 502 or 504 in the service's own error form.
 */
export async function forward(
  request: IncomingMessage,
  response: ServerResponse,
  { pool, bodyLimitBytes }: InnerServer,
  { question, visitor, passesCookies, openBody }: ForwardedRequest,
): Promise<void> {
  const left = new AbortController();
  response.on('close', () => left.abort());
  const held = openBody?.();
  if (openBody && !held) return sendTooMany(request, response);
  try {
    const body = await readBody(request, bodyLimitBytes, held);
    const answer = await requestUpstream(pool, {
      method: request.method ?? 'GET',
      path: question ?? request.url ?? '/',
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
      signal: left.signal,
    });
    response.statusCode = answer.statusCode;
    for (const [name, value] of Object.entries(forwardedHeaders(answer.headers)))
      if (!ours.has(name)) response.setHeader(name, value);
    const length = answer.headers['content-length'];
    if (length !== undefined) response.setHeader('Content-Length', length);
    await pipeline(answer.body, response);
  } catch (error) {
    if (left.signal.aborted) return;
    if (response.headersSent) response.destroy();
    else fail(request, response, statusOf(error));
  } finally {
    held?.close();
  }
}

/** What a client says of its own address in other words; as nginx/conf/proxy/ask.conf. */
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
const ours: ReadonlySet<string> = new Set(
  [
    ...Object.keys(commonSecurityHeaders),
    'Reporting-Endpoints',
    'Cross-Origin-Embedder-Policy',
  ].map((name) => name.toLowerCase()),
);
