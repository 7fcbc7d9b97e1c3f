import type { IncomingMessage, ServerResponse } from 'node:http';
import { commonSecurityHeaders, fileSecurityPolicy } from '@site/contract';

/** Sets what every answer carries; call before anything else writes headers. */
export function setCommonHeaders(response: ServerResponse) {
  for (const [name, value] of Object.entries(commonSecurityHeaders))
    response.setHeader(name, value);
  response.setHeader('Content-Security-Policy', fileSecurityPolicy);
}

/** A short text answer: never HTML and never JSON, which a federation runtime would take for a manifest. */
export function sendText(response: ServerResponse, status: number, text: string) {
  response.statusCode = status;
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('Cache-Control', 'no-cache');
  response.end(`${text}\n`);
}

/** For a visitor who asked too much: JSON beside the APIs, text elsewhere. */
export function sendTooMany(request: IncomingMessage, response: ServerResponse) {
  // What is left of a body that was not read must not be taken for the next request.
  if (!request.complete) response.setHeader('Connection', 'close');
  response.setHeader('Retry-After', '1');
  if (!/^\/(?:api|forms|reports)\b/.test(request.url ?? ''))
    return sendText(response, 429, 'Too Many Requests');
  response.statusCode = 429;
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  response.end('{ "ok": false, "error": "too_many", "message": "Too many requests" }\n');
}

export function sendNotAllowed(response: ServerResponse, allowed: string) {
  response.setHeader('Allow', allowed);
  sendText(response, 405, 'Method Not Allowed');
}

export function sendRedirect(response: ServerResponse, status: number, location: string) {
  response.setHeader('Location', location);
  response.setHeader('Cache-Control', 'no-cache');
  sendText(response, status, location);
}

export function isRead(request: IncomingMessage): boolean {
  return request.method === 'GET' || request.method === 'HEAD';
}

/** Who saves data is asked to fetch nothing ahead; browsers that know the rules refuse then, too. */
export function omitRulesForSavers(request: IncomingMessage, response: ServerResponse) {
  if (request.headers['save-data'] === 'on') response.removeHeader('Speculation-Rules');
}
