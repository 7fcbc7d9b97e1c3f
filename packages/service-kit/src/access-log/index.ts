/**
 * The access log of both services: actor, action and time of each access to personal data and articles. Append-only, no
 * personal data.
 */
export type { AccessEntry, AccessEvent } from './access-entry';
export * from './access-log';
