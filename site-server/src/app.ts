/**
 * What every address of the site means: a request passes these calls in this order, and the first one that knows its
 * address answers. APIs come before pages, because their addresses are compared as they were sent.
 */
import express, { type Express, type IRouter } from 'express';
import type { Parts } from './parts';
import { setUpBar } from './bar/set-up-bar';
import { setUpFiles } from './files/set-up-files';
import { setUpForms } from './forms/set-up-forms';
import { setUpLinks } from './links/set-up-links';
import { setUpPages } from './pages/set-up-pages';
import { setUpRedirects } from './pages/set-up-redirects';
import { setUpPressApi } from './press-api/set-up-press-api';
import { setUpPreviews } from './previews/set-up-previews';
import { setUpFeeds } from './press-pages/set-up-feeds';
import { setUpPressPages } from './press-pages/set-up-press-pages';
import { setUpReports } from './reports/set-up-reports';
import { setUpErrors } from './requests/set-up-errors';
import { setUpPaths, setUpRequests } from './requests/set-up-requests';

export function createApp(parts: Parts): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.disable('query parser');
  setUpRequests(app, parts);
  setUpLinks(app, parts);
  setUpReports(app, parts);
  setUpPreviews(app, parts, setUpAddresses);
  setUpAddresses(app, parts);
  return app;
}

/** The addresses of one release: the live one, or a preview. */
function setUpAddresses(app: IRouter, parts: Parts): void {
  setUpForms(app, parts);
  setUpPressApi(app, parts);
  setUpPaths(app);
  setUpBar(app, parts);
  setUpFiles(app, parts);
  setUpRedirects(app, parts);
  setUpPages(app, parts);
  setUpFeeds(app, parts);
  setUpPressPages(app, parts);
  setUpErrors(app, parts);
}
