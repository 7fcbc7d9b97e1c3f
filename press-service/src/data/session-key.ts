import { createHash } from 'node:crypto';

/** Session ids are stored only as digests, so that a backup gives access to no session. */
export function sessionKey(sessionId: string): string {
  return createHash('sha256').update(sessionId).digest('base64url');
}

const shownLength = 12;

/** @returns the name of a session for operators and in the access log: the start of the store's digest of its id */
export function shownSession(sessionId: string): string {
  return shownKey(sessionKey(sessionId));
}

export function shownKey(key: string): string {
  return key.slice(0, shownLength);
}
