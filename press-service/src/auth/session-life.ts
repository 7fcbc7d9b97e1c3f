/** A session ends after so long without a request; the end after 7 days is in administrator-session.ts. */
export const sessionIdleMs = 8 * 60 * 60 * 1_000;
