import type { Express, Response } from 'express';
import { reportsUrl } from '@site/contract';
import type { Parts } from '../parts';
import { reportBodyLimitBytes } from '../requests/body-limits';
import { pathOf } from '../requests/request-target';
import { readBody, UnreadableBody } from '../requests/read-body';
import {
  discardRest,
  isWithin,
  sendApiError,
  sendNotAllowed,
  sendTooMany,
} from '../requests/responses';
import { createReportCounts, kindsOf } from './count-reports';

const mediaTypes = /^application\/(?:reports\+json|csp-report|json)\b/;

/** The endpoint for browsers' violation reports: anybody may post here. */
export function setUpReports(app: Express, { limits }: Parts): void {
  const count = createReportCounts((line) => console.log(line));
  app.use(async (request, response, next) => {
    if (pathOf(request.url) !== reportsUrl) return next();
    if (request.method !== 'POST') return sendNotAllowed(response, 'POST');
    if (!(await isWithin(limits.reports, request, response))) return;
    const held = limits.openBody(request.network);
    if (!held) return sendTooMany(request, response);
    try {
      const isOfType = mediaTypes.test(request.headers['content-type'] ?? '');
      const body = isOfType ? await readBody(request, reportBodyLimitBytes, held) : undefined;
      const kinds = kindsOf(body?.toString() ?? '');
      if (!kinds) await discardRest(request, response);
      kinds?.forEach(count);
      end(response, kinds ? 204 : isOfType ? 400 : 415);
    } catch (error) {
      if (!(error instanceof UnreadableBody)) throw error;
      await discardRest(request, response);
      sendApiError(response, error.status, 'malformed_body', 'The report cannot be read');
    } finally {
      held.close();
    }
  });
}

function end(response: Response, status: number) {
  response.writeHead(status, { 'Cache-Control': 'no-store' }).end();
}
