import type { IncomingMessage } from 'node:http';

/**
 * Whether a condition of the request fails for a response that nginx keeps a copy of: `If-Match` of another version, and any
 * `If-Unmodified-Since`, because these responses have no date.
 */
export function isPreconditionFailed({ headers }: IncomingMessage, etag: string | undefined) {
  if (headers['if-unmodified-since'] !== undefined) return true;
  const wanted = headers['if-match']?.split(',').map((tag) => tag.trim()) ?? ['*'];
  return !wanted.some((tag) => tag === '*' || tag === etag);
}
