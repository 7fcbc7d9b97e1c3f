/**
 * The access log of both services: who did what with personal data and articles, and when. Append-only, each line
 * commits to all bytes before it, no personal data. README.md tells what it detects and what it cannot.
 */
export * from './access-entry';
export * from './open-access-log';
export * from './read-access-log';
export * from './verify-access-log';
