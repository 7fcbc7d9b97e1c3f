import type { Express } from 'express';
import type { Parts } from '../parts';
import { formBodyLimitBytes } from '../requests/body-limits';
import { pathOf } from '../requests/request-target';
import { isWithin } from '../requests/responses';
import { forwardRequest } from '../upstreams/forward-request';

const formEndpoints = /^\/forms\/(popup|visit|inquiry|registration)$/;
/** More than form-service waits for a relay, so that no form is sent twice. */
const answerWithinMs = 12_000;

/** The visitors' forms: form-service stores or relays each of them before it answers. Nothing is cached or sent twice. */
export function setUpForms(app: Express, { forms, limits }: Parts): void {
  app.use(async (request, response, next) => {
    if (!formEndpoints.test(pathOf(request.url))) return next();
    if (!(await isWithin(limits.writes, request, response))) return;
    return forwardRequest(request, response, limits, {
      pool: forms,
      bodyLimitBytes: formBodyLimitBytes,
      answerWithinMs,
    });
  });
}
