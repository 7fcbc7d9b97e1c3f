/**
 * The service as an Express application. The order of the calls is the life of a request.
 * Everything it needs is handed in, so that tests hand in something else.
 */
import express, { type Express } from 'express';
import { setUpErrors } from './middleware/set-up-errors';
import { setUpAddresses } from './middleware/set-up-addresses';
import { setUpRequestLog, type Log } from './middleware/set-up-request-log';
import { setUpSecurityHeaders } from './middleware/set-up-security-headers';
import { setUpUnknownAddresses } from './middleware/set-up-unknown-addresses';
import { setUpForms } from './routes/set-up-forms';
import { setUpHealth } from './routes/set-up-health';
import type { AcceptRegistration } from './services/accept-registration';

export interface AppParts {
  readonly acceptRegistration: AcceptRegistration;
  readonly isReady: () => boolean;
  readonly log: Log;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly trustProxyHops: number;
  readonly postsPerMinute: number;
}

export function createApp(parts: AppParts): Express {
  const app = express();
  setUpAddresses(app, parts.trustProxyHops);
  setUpSecurityHeaders(app);
  setUpHealth(app, parts.isReady);
  setUpRequestLog(app, parts.log);
  setUpForms(app, parts);
  setUpUnknownAddresses(app);
  setUpErrors(app, parts.log);
  return app;
}
