/**
 * The service as an Express application: a request passes the calls in this order.
 * Every part is an argument, so that tests can replace it.
 */
import express, { type Express } from 'express';
import { retryAfter } from '@site/service-kit/errors';
import { limitRate } from '@site/service-kit/http';
import { setUpRequestMetrics, type Metrics } from '@site/service-kit/metrics';
import { FormError } from './errors';
import { setUpErrors } from './middleware/set-up-errors';
import { setUpFormLog, type Log } from './middleware/set-up-form-log';
import { setUpSecurityHeaders } from './middleware/set-up-security-headers';
import { setUpForms } from './routes/set-up-forms';
import { setUpHealth } from './routes/set-up-health';
import { setUpOwnRegistration } from './routes/set-up-own-registration';
import type { AcceptRegistration } from './services/accept-registration';
import type { ManageRegistration } from './services/manage-registration';

export interface AppParts {
  readonly acceptRegistration: AcceptRegistration;
  readonly manageRegistration: ManageRegistration;
  readonly isReady: () => Promise<boolean>;
  readonly log: Log;
  /** Milliseconds of a clock that is never set back. */
  readonly elapsedMs: () => number;
  readonly trustProxyHops: number;
  readonly postsPerMinute: number;
  /** undefined without METRICS_PORT */
  readonly metrics?: Metrics | undefined;
}

export function createApp(parts: AppParts): Express {
  const app = express();
  // `req.ip` and `req.host` are the visitor's and not the edge's.
  app.set('trust proxy', parts.trustProxyHops);
  app.enable('case sensitive routing');
  setUpRequestMetrics(app, parts.metrics);
  setUpSecurityHeaders(app);
  setUpHealth(app, parts.isReady);
  setUpFormLog(app, parts.log);
  // One limit for all addresses: a bot that uses all of them is still one bot.
  const limit = limitRate({
    perMinute: parts.postsPerMinute,
    elapsedMs: parts.elapsedMs,
    refuse: (waitMs) => new FormError('too_many', { headers: retryAfter(waitMs) }),
  });
  setUpForms(app, parts.acceptRegistration, limit);
  setUpOwnRegistration(app, parts.manageRegistration, limit);
  setUpErrors(app, parts.log);
  return app;
}
