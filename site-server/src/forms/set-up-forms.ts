import type { IRouter } from 'express';
import { ownRegistrationUrl } from '@site/contract';
import { wantsJson } from '@site/service-kit/http';
import type { Parts } from '../parts';
import { formBodyLimitBytes } from '../requests/body-limits';
import { pathOf } from '../requests/request-target';
import { isWithin } from '../requests/responses';
import { forwardRequest } from '../upstreams/forward-request';
import { createRenderOwnRegistration } from './render-own-registration';

const formEndpoints = /^\/forms\/(popup|visit|inquiry|registration)$/;
/** More than form-service waits for a relay, so that no form is sent twice. */
const answerWithinMs = 12_000;

/** The visitors' forms: form-service stores or relays each of them before it answers. Nothing is cached or sent twice. */
export function setUpForms(app: IRouter, { forms, limits, renderer }: Parts): void {
  const renderAnswer = createRenderOwnRegistration({ renderer });
  app.use(async (request, response, next) => {
    const path = pathOf(request.url);
    if (!formEndpoints.test(path)) return next();
    if (!(await isWithin(limits.writes, request, response))) return;
    const isRendered =
      path === ownRegistrationUrl && request.method === 'POST' && !wantsJson(request);
    return forwardRequest(request, response, limits, {
      pool: forms,
      bodyLimitBytes: formBodyLimitBytes,
      answerWithinMs,
      ...(isRendered && { renderAnswer }),
    });
  });
}
