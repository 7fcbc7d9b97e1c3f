/**
 * The service as an Express application: a request passes the calls in this order. Public routes come before those that
 * open a session, and errors come last.
 */
import express, { type Express } from 'express';
import { setUpRequestMetrics } from '@site/service-kit/metrics';
import { setUpErrors } from './middleware/set-up-errors';
import { setUpPathLog } from './middleware/set-up-path-log';
import { setUpSecurityHeaders } from './middleware/set-up-security-headers';
import { setUpWrongMethods } from './routes/paths';
import { setUpAdminArticles } from './routes/set-up-admin-articles';
import { setUpHealth } from './routes/set-up-health';
import { setUpParameters } from './routes/set-up-parameters';
import { setUpPictureFiles, setUpPictureUpload } from './routes/set-up-pictures';
import { setUpPublicArticles } from './routes/set-up-public-articles';
import { setUpSessionCheck, setUpSessionRoutes } from './routes/set-up-session-routes';
import { setUpViews } from './routes/set-up-views';
import type { Parts } from './wiring';

export function createApp(parts: Parts): Express {
  const app = express();
  app.enable('case sensitive routing');
  app.enable('strict routing');
  app.set('trust proxy', parts.config.trustProxyHops);
  setUpRequestMetrics(app, parts.metrics);
  setUpPathLog(app, parts.writeRequestLine);
  setUpSecurityHeaders(app);
  setUpHealth(app, parts.store);
  setUpSessionCheck(app, parts);
  setUpParameters(app);
  setUpPublicArticles(app, parts);
  setUpPictureFiles(app, parts);
  setUpViews(app, parts);
  setUpSessionRoutes(app, parts);
  setUpAdminArticles(app, parts);
  setUpPictureUpload(app, parts);
  setUpWrongMethods(app);
  setUpErrors(app, parts.writeErrorLine);
  return app;
}
