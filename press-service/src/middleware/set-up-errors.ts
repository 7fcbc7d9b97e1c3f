import type { Express, NextFunction, Request, Response } from 'express';
import { StoreError } from '@site/service-kit/errors';
import type { WriteLine } from '@site/service-kit/http';
import { PressError, presentError, type ErrorId } from '../errors';

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

/** The types of body-parser's errors; see its README. */
const bodyErrors: ReadonlyMap<string, ErrorId> = new Map([
  ['entity.parse.failed', 'invalid_json'],
  ['entity.too.large', 'body_too_large'],
  ['charset.unsupported', 'unsupported_media_type'],
  ['encoding.unsupported', 'unsupported_media_type'],
  ['request.aborted', 'invalid_body'],
  ['request.size.invalid', 'invalid_body'],
]);

/** @returns the catalogue's entry for any thrown value */
function toPressError(error: unknown): PressError {
  if (error instanceof PressError) return error;
  if (error instanceof StoreError) return new PressError('store_unavailable');
  // A path with broken percent-encoding.
  if (error instanceof URIError) return new PressError('not_found');
  return new PressError(bodyErrorOf(error) ?? 'internal');
}

function bodyErrorOf(error: unknown): ErrorId | undefined {
  const { type, status } = error as { type?: unknown; status?: unknown };
  const known = typeof type === 'string' ? bodyErrors.get(type) : undefined;
  // A broken gzip body has only a status.
  return known ?? (status === 400 ? 'invalid_body' : undefined);
}

/** For operators, on standard error: place and error, never the request's body, query or headers. */
function describe(thrown: unknown, { id }: PressError, { method, path }: Request): string {
  const { stack, message } = thrown instanceof Error ? thrown : new Error(String(thrown));
  const reason = id === 'internal' ? stack : message;
  return JSON.stringify({ time: new Date().toISOString(), error: id, method, path, reason });
}
