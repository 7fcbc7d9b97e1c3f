/** The state of the test in containers, from the first step to the last. */
import type { Compose } from './docker';
import type { Visitor } from './visitor';

export interface ProjectState {
  readonly compose: Compose;
  /** Of the edge. */
  readonly origin: string;
  readonly visitor: Visitor;
  readonly administrator: { readonly email: string; readonly password: string };
  readonly nodeImage: string;
  readonly phones: string[];
  cookie?: string;
  article?: string;
  /** Acknowledged openings of that article. */
  openings: number;
  /** X-Remotes before and after the new version of mfe-press. */
  remotesBefore?: string;
}

/** Options of `docker compose up`: until every health check has passed. */
export const wait = ['--wait', '--wait-timeout', '300'] as const;
