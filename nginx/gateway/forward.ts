import {
  request as httpRequest,
  Agent,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { commonSecurityHeaders, resultPages } from '@site/contract';
import { sendRedirect, sendText } from './answers';

const upstreamTimeoutMs = 10_000;
const agent = new Agent({ keepAlive: true, maxSockets: 128 });

/** Headers that belong to one connection and are not passed on (RFC 9110, 7.6.1). */
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'te',
  'trailer',
]);

/**
 * Passes a request on to an inner server and its answer back. What the client claims of its own address is
 * overwritten. An inner server that is down or silent gives 502 or 504 in the service's own error form.
 */
export function forward(request: IncomingMessage, response: ServerResponse, origin: string) {
  const fail = (status: 502 | 504) => {
    if (response.headersSent) response.destroy();
    else if (request.headers.accept?.includes('text/html')) {
      // A form without JavaScript: nothing was stored, and this page says so and names the telephone.
      if (request.url?.startsWith('/forms/')) sendRedirect(response, 303, resultPages.failed);
      else sendText(response, status, 'Bad Gateway');
    } else {
      response.setHeader('Content-Type', 'application/json; charset=utf-8');
      response.setHeader('Cache-Control', 'no-store');
      response.statusCode = status;
      response.end(
        JSON.stringify({ ok: false, error: 'unavailable', message: 'Service unavailable' }),
      );
    }
  };
  const upstream = httpRequest(
    origin + (request.url ?? '/'),
    {
      method: request.method,
      headers: forwardedHeaders(request),
      agent,
      timeout: upstreamTimeoutMs,
    },
    (answer) => {
      response.statusCode = answer.statusCode ?? 502;
      for (const [name, value] of Object.entries(answer.headers))
        if (value !== undefined && !hopByHop.has(name) && !isOurs(name))
          response.setHeader(name, value);
      answer.pipe(response);
      answer.on('error', () => response.destroy());
    },
  );
  upstream.on('timeout', () => {
    fail(504);
    upstream.destroy();
  });
  upstream.on('error', () => {
    if (!response.writableEnded) fail(502);
  });
  response.on('close', () => upstream.destroy());
  request.pipe(upstream);
}

/** The edge's own word on these; an inner server's stricter page policy is the exception. */
function isOurs(name: string): boolean {
  return Object.keys(commonSecurityHeaders).some((common) => common.toLowerCase() === name);
}

export function forwardedHeaders(request: IncomingMessage) {
  const headers: NodeJS.Dict<string | string[]> = {};
  for (const [name, value] of Object.entries(request.headers))
    if (!hopByHop.has(name)) headers[name] = value;
  headers['x-forwarded-for'] = request.socket.remoteAddress ?? '';
  headers['x-forwarded-proto'] = 'http';
  headers['x-forwarded-host'] = request.headers.host;
  return headers;
}
