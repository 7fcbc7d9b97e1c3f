import type { IncomingMessage } from 'node:http';

const largeBytes = 1_000_000;

/**
 * Whether a plain form of the administrator has the size that only a picture gives it: its session is verified first, and the
 * press service has 30 s for the answer instead of ten.
 */
export function isLargeForm({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return Number(headers['content-length'] ?? 0) >= largeBytes;
}
