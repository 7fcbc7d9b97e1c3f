import type { IncomingMessage } from 'node:http';
import Negotiator from 'negotiator';

/** By name, so `*` alone is not enough, and `q=0` refuses (RFC 9110, 12.5.3). */
export function acceptsEncoding(request: IncomingMessage, name: 'br' | 'gzip'): boolean {
  return new Negotiator(request).encodings().includes(name);
}

/**
 * Whether a condition of the request fails for a response of which copies are kept: `If-Match` of another version, and any
 * `If-Unmodified-Since`, because these responses have no date.
 */
export function isPreconditionFailed({ headers }: IncomingMessage, etag: string | undefined) {
  if (headers['if-unmodified-since'] !== undefined) return true;
  const wanted = headers['if-match']?.split(',').map((tag) => tag.trim()) ?? ['*'];
  return !wanted.some((tag) => tag === '*' || tag === etag);
}

/** @returns the value of the first cookie of this name, as it was sent */
export function cookieValue({ headers }: IncomingMessage, name: string): string | undefined {
  const start = `${name}=`;
  return (headers.cookie ?? '')
    .split(';')
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(start))
    ?.slice(start.length);
}

export function isRead(request: IncomingMessage): boolean {
  return request.method === 'GET' || request.method === 'HEAD';
}
