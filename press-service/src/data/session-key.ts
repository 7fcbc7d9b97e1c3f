import { createHash } from 'node:crypto';

/** Session ids are kept only as digests: who reads a backup cannot take over a session. */
export function sessionKey(sessionId: string): string {
  return createHash('sha256').update(sessionId).digest('base64url');
}
