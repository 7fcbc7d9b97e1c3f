/**
 * The life of a request, top to bottom. The order is the meaning: what is public comes before
 * anything that opens a session, and errors come last.
 */
import express, { type Express } from 'express';
import { setUpErrors } from './middleware/set-up-errors';
import { setUpExpress } from './middleware/set-up-express';
import { setUpRequestLog } from './middleware/set-up-request-log';
import { setUpSecurityHeaders } from './middleware/set-up-security-headers';
import { setUpAdminArticles } from './routes/set-up-admin-articles';
import { setUpHealth } from './routes/set-up-health';
import { setUpParameters } from './routes/set-up-parameters';
import { setUpPublicArticles } from './routes/set-up-public-articles';
import { setUpSessionCheck } from './routes/set-up-session-check';
import { setUpSessionRoutes } from './routes/set-up-session-routes';
import { setUpViews } from './routes/set-up-views';
import { setUpWrongMethods } from './routes/set-up-wrong-methods';
import type { Parts } from './wiring';

export function createApp(parts: Parts): Express {
  const app = express();
  setUpExpress(app, parts.config.trustProxyHops);
  setUpRequestLog(app, parts.writeRequestLine);
  setUpSecurityHeaders(app);
  setUpHealth(app, parts.store);
  setUpSessionCheck(app, parts.signedSession);
  setUpParameters(app);
  setUpPublicArticles(app, parts);
  setUpViews(app, parts);
  setUpSessionRoutes(app, parts);
  setUpAdminArticles(app, parts);
  setUpWrongMethods(app);
  setUpErrors(app, parts.writeErrorLine);
  return app;
}
