import type { Express } from 'express';
import { reportsUrl } from '@site/contract';
import type { Parts } from '../parts';
import { pathOf } from '../requests/request-target';
import { UnreadableBody } from '../requests/read-body';
import {
  discardRest,
  isWithin,
  sendApiError,
  sendNotAllowed,
  sendTooMany,
} from '../requests/responses';
import { createCountReports } from './count-reports';

/** The endpoint for browsers' violation reports: anybody may post here. */
export function setUpReports(app: Express, { limits }: Parts): void {
  const countReports = createCountReports((line) => console.log(line));
  app.use(async (request, response, next) => {
    if (pathOf(request.url) !== reportsUrl) return next();
    if (request.method !== 'POST') return sendNotAllowed(response, 'POST');
    if (!(await isWithin(limits.reports, request, response))) return;
    const held = limits.openBody(request.network);
    if (!held) return sendTooMany(request, response);
    try {
      await countReports(request, response, held);
    } catch (error) {
      if (!(error instanceof UnreadableBody)) throw error;
      await discardRest(request, response);
      sendApiError(response, error.status, 'malformed_body', 'The report cannot be read');
    } finally {
      held.close();
    }
  });
}
