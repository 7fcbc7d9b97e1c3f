/** What the development server tells its pages, and the paths on which it does. */
import type { RemoteName } from '@site/contract';

/** A mistake in a source. */
export interface Problem {
  /** Path in the repository; empty where it is unknown. */
  readonly file: string;
  /** From 1; 0 where it is unknown. */
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** Everything a page needs to know; each message replaces the one before of the same `from`. */
export interface DevelopmentMessage {
  /** A frontend, `types`, or `pages` for code that renders the HTML. */
  readonly from: string;
  /** Of a frontend's last build without problems. */
  readonly hash?: string;
  readonly problems: readonly Problem[];
}

/** Below /shell/ and /remotes/, because the page's Trusted Types policy allows scripts only there. */
export const shellFolder = '/shell/development/';
export const remoteFolder = (name: RemoteName) => `/remotes/${name}/development/`;

export const developmentEntry = (name: RemoteName) => `${remoteFolder(name)}entry.js`;
export const bootUrl = `${shellFolder}boot.js`;
export const clientUrl = `${shellFolder}client.js`;
export const messagesUrl = `${shellFolder}messages`;
/** POST a stack as text; the answer is a `Problem`. */
export const stackUrl = `${shellFolder}stack`;
