import { sessionKey } from '../data/session-key';

const shownLength = 12;

/** @returns the name of a session for operators and in the access log: the start of the store's digest of its id */
export function shownSession(sessionId: string): string {
  return shownKey(sessionKey(sessionId));
}

export function shownKey(key: string): string {
  return key.slice(0, shownLength);
}
