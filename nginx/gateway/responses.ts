import type { IncomingMessage, ServerResponse } from 'node:http';
import { commonSecurityHeaders, fileSecurityPolicy, resourcePolicyOf } from '@site/contract';

/** Sets the security headers of every response; call it before any other headers are set. */
export function setCommonHeaders(response: ServerResponse, target: string) {
  for (const [name, value] of Object.entries(commonSecurityHeaders))
    response.setHeader(name, value);
  response.setHeader('Cross-Origin-Resource-Policy', resourcePolicyOf(target));
  response.setHeader('Content-Security-Policy', fileSecurityPolicy);
}

/** A short text response: never HTML or JSON, which a federation runtime would parse as a manifest. */
export function sendText(response: ServerResponse, status: number, text: string) {
  response.statusCode = status;
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('Cache-Control', 'no-cache');
  response.end(`${text}\n`);
}

/** 429: JSON for the APIs, text elsewhere. @param retryAfter seconds */
export function sendTooMany(
  request: IncomingMessage,
  response: ServerResponse,
  retryAfter: string | undefined = '1',
) {
  // The rest of an unread body must not be parsed as the next request.
  if (!request.complete) response.setHeader('Connection', 'close');
  response.setHeader('Retry-After', retryAfter);
  if (!/^\/(?:api|forms|reports)\b/.test(request.url ?? ''))
    return sendText(response, 429, 'Too Many Requests');
  sendApiError(response, 429, 'too_many', 'Too many requests');
}

/** 401 before a body is read. */
export function sendNotSignedIn(response: ServerResponse) {
  response.setHeader('Connection', 'close');
  sendApiError(response, 401, 'not_signed_in', 'Not signed in');
}

/** Before a body is read. */
export function sendUnavailable(response: ServerResponse) {
  response.setHeader('Connection', 'close');
  sendApiError(response, 503, 'unavailable', 'Service unavailable');
}

function sendApiError(response: ServerResponse, status: number, error: string, message: string) {
  response.statusCode = status;
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  response.end(`{ "ok": false, "error": "${error}", "message": "${message}" }\n`);
}

export function sendNotAllowed(response: ServerResponse, allowed: string) {
  response.setHeader('Allow', allowed);
  sendText(response, 405, 'Method Not Allowed');
}

export function sendPreconditionFailed(response: ServerResponse) {
  sendText(response, 412, 'Precondition Failed');
}

export function sendRedirect(response: ServerResponse, status: number, location: string) {
  response.setHeader('Location', location);
  response.setHeader('Cache-Control', 'no-cache');
  sendText(response, status, location);
}

export function isRead(request: IncomingMessage): boolean {
  return request.method === 'GET' || request.method === 'HEAD';
}

/** With Save-Data no page is prefetched; browsers that support speculation rules ignore them then anyway. */
export function omitRulesForSavers(request: IncomingMessage, response: ServerResponse) {
  if (request.headers['save-data'] === 'on') response.removeHeader('Speculation-Rules');
}
