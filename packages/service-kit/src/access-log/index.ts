/**
 * The access log of both services: actor, action and time of each access to personal data and articles. Append-only, each
 * line commits to all bytes before it, no personal data. REFERENCE.md lists what it detects and what it cannot.
 */
export * from './access-entry';
export { openAccessLog, type AccessLog } from './open-access-log';
export * from './read-access-log';
export { rotateAccessLog } from './rotate-access-log';
export { verifyAccessLog } from './verify-access-log';
