import type { Express, NextFunction, Request, Response } from 'express';
import { Fault, presentFault } from '../errors';
import { failurePage } from '../routes/native-form';
import type { WriteLine } from './set-up-request-log';
import { toFault } from './to-fault';

/** The last two steps: what no route knew, and every error as one of the catalogue. */
export function setUpErrors(app: Express, writeErrorLine: WriteLine): void {
  app.use((_request, _response, next) => {
    next(new Fault('not_found'));
  });

  // Express knows an error handler by its four parameters.
  app.use((error: unknown, request: Request, response: Response, _next: NextFunction) => {
    const fault = toFault(error);
    if (fault.status >= 500) writeErrorLine(describe(error, fault, request));
    // The session's expiry is written after the answer: when that fails, the answer has gone out.
    if (response.headersSent) return;
    const page = failurePage(request, fault);
    response.set('Cache-Control', 'no-store').set(fault.details.headers ?? {});
    if (page === undefined) response.status(fault.status).json(presentFault(fault));
    else response.redirect(303, page);
  });
}

/** For operators, on standard error: where and what, never the request's body, query or headers. */
function describe(error: unknown, fault: Fault, { method, path }: Request): string {
  const { stack, message } = error instanceof Error ? error : new Error(String(error));
  const reason = fault.code === 'internal' ? stack : message;
  return JSON.stringify({
    time: new Date().toISOString(),
    error: fault.code,
    method,
    path,
    reason,
  });
}
