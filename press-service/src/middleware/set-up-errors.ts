import type { Express, NextFunction, Request, Response } from 'express';
import type { WriteLine } from '@site/service-kit/http';
import { PressError, presentError } from '../errors';
import { toPressError } from './to-press-error';

/** The last two steps: unknown paths, and every error as an entry of the catalogue. */
export function setUpErrors(app: Express, writeErrorLine: WriteLine): void {
  app.use((_request, _response, next) => {
    next(new PressError('not_found'));
  });

  // Express recognises an error handler by its four parameters.
  app.use((thrown: unknown, request: Request, response: Response, _next: NextFunction) => {
    const error = toPressError(thrown);
    if (error.status >= 500) writeErrorLine(describe(thrown, error, request));
    // The session's expiry is written after the answer: if that fails, the answer has been sent.
    if (response.headersSent) return;
    response.set('Cache-Control', 'no-store').set(error.details.headers ?? {});
    response.status(error.status).json(presentError(error));
  });
}

/** For operators, on standard error: place and error, never the request's body, query or headers. */
function describe(thrown: unknown, { id }: PressError, { method, path }: Request): string {
  const { stack, message } = thrown instanceof Error ? thrown : new Error(String(thrown));
  const reason = id === 'internal' ? stack : message;
  return JSON.stringify({ time: new Date().toISOString(), error: id, method, path, reason });
}
