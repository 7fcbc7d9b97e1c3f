import type { IncomingMessage, ServerResponse } from 'node:http';
import { commonSecurityHeaders, fileSecurityPolicy, resourcePolicyOf } from '@site/contract';
import type { RateLimit } from '../limits/visitor-limits';
import { discardBody } from './read-body';

/** Sets the security headers of every response; call it before any other headers are set. */
export function setCommonHeaders(response: ServerResponse, target: string) {
  for (const [name, value] of Object.entries(commonSecurityHeaders))
    response.setHeader(name, value);
  response.setHeader('Cross-Origin-Resource-Policy', resourcePolicyOf(target));
  response.setHeader('Content-Security-Policy', fileSecurityPolicy);
}

/**
 * Between two packets that the visitor reads. Node counts a response that the connection has taken in
 * part as progress once, so a visitor who reads nothing may have this time twice.
 */
const readsWithinMs = 20_000;

/** Closes the connection of a visitor who does not read. Call it before a response that may be larger than its buffers. */
export function endUnlessRead(response: ServerResponse, withinMs = readsWithinMs) {
  response.setTimeout(withinMs, () => response.destroy());
}

/** A short text response: never HTML or JSON, which a federation runtime would parse as a manifest. */
export function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  cacheControl = 'no-cache',
) {
  response.statusCode = status;
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('Cache-Control', cacheControl);
  response.end(`${text}\n`);
}

/** 429: JSON for the APIs, text elsewhere. @param retryAfterS whole seconds */
export function sendTooMany(request: IncomingMessage, response: ServerResponse, retryAfterS = 1) {
  // The rest of an unread body must not be parsed as the next request.
  if (!request.complete) response.setHeader('Connection', 'close');
  response.setHeader('Retry-After', String(retryAfterS));
  if (!/^\/(?:api|forms|reports)\b/.test(request.url ?? ''))
    return sendText(response, 429, 'Too Many Requests');
  sendApiError(response, 429, 'too_many', 'Too many requests');
}

export function sendNotSignedIn(response: ServerResponse) {
  sendApiError(response, 401, 'not_signed_in', 'Not signed in');
}

export function sendUnavailable(response: ServerResponse) {
  sendApiError(response, 503, 'unavailable', 'Service unavailable');
}

/** In the format of the services. */
export function sendApiError(
  response: ServerResponse,
  status: number,
  error: string,
  message: string,
) {
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

export function sendRedirect(
  response: ServerResponse,
  status: number,
  location: string,
  cacheControl?: string,
) {
  response.setHeader('Location', location);
  sendText(response, status, location, cacheControl);
}

/** Before a response to a request whose body is not needed: a client that still sends it receives the response. */
export async function discardRest(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  await discardBody(request);
  // What is left of the body must not be parsed as the next request.
  response.setHeader('Connection', 'close');
}

/** With Save-Data no page is prefetched; browsers that support speculation rules ignore them then anyway. */
export function omitRulesForSavers(request: IncomingMessage, response: ServerResponse) {
  if (!response.hasHeader('Speculation-Rules')) return;
  varyBy(response, 'Save-Data');
  if (request.headers['save-data'] === 'on') response.removeHeader('Speculation-Rules');
}

/** Adds a request header that selects the response. */
export function varyBy(response: ServerResponse, name: string) {
  const before = response.getHeader('Vary');
  response.setHeader('Vary', before === undefined ? name : `${before.toString()}, ${name}`);
}

/** @returns whether the visitor may make this request; if not, it is answered */
export async function isWithin(
  limit: RateLimit,
  request: IncomingMessage & { readonly network: string },
  response: ServerResponse,
): Promise<boolean> {
  const seconds = await limit(request.network);
  if (seconds > 0) sendTooMany(request, response, seconds);
  return seconds === 0;
}

/**
 * Lets nginx keep a copy of a response that is the same for everyone, for so many seconds, and send it for a week when this
 * server is dead (nginx/conf/copies.conf). nginx keeps nothing else, so an invented address never replaces a copy: call it
 * only for an address that exists, in its only spelling.
 */
export function allowCopy(response: ServerResponse, seconds: number) {
  response.setHeader('X-Accel-Expires', String(seconds));
}

/** Replaces the copy of something that is gone, if nginx has one: an outage would bring it back. */
export function replaceCopy({ headers }: IncomingMessage, response: ServerResponse) {
  if (headers['x-copy'] === 'EXPIRED') allowCopy(response, 1);
}
