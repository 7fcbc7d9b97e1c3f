import { createHash } from 'node:crypto';

/** Session ids are stored only as digests, so that a backup gives access to no session. */
export function sessionKey(sessionId: string): string {
  return createHash('sha256').update(sessionId).digest('base64url');
}
