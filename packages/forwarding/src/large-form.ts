import type { IncomingMessage } from 'node:http';

/** A number that nginx can compare by its digits: $is_large_body in nginx/conf/http/requests.conf. */
const largeBytes = 1_000_000;

/**
 * Whether a plain form of the administrator has the size that only a picture gives it: both edges then verify the session
 * first and wait 30 s for the answer instead of ten.
 */
export function isLargeForm({ headers }: IncomingMessage): boolean {
  return Number(headers['content-length'] ?? 0) >= largeBytes;
}
