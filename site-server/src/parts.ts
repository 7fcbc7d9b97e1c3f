import type { Metrics } from '@site/service-kit/metrics';
import type { Dispatcher } from 'undici';
import type { Config } from './config';
import type { Limits } from './limits/visitor-limits';
import type { CheckSession } from './press-api/session-check';
import type { AdministratorPages } from './press-pages/administrator/administrator-pages';
import type { FollowedRenderer } from './release/follow-renderer';
import type { ReleasedPages } from './release/released-pages';
import type { RendererPool } from './release/renderer-pool';

/** What the set-up calls of app.ts share. */
export interface Parts {
  readonly config: Config;
  readonly metrics: Metrics | undefined;
  readonly limits: Limits;
  /** Connections to the services. */
  readonly press: Dispatcher;
  readonly forms: Dispatcher;
  readonly checkSession: CheckSession;
  /** The live release; undefined before the first. */
  readonly live: () => ReleasedPages | undefined;
  /** Renders pages of the live release. */
  readonly renderer: Pick<FollowedRenderer, 'current'>;
  /** Renders previews, and pages with other versions of some parts. */
  readonly rendererPool: RendererPool;
  readonly administratorPages: AdministratorPages;
}
