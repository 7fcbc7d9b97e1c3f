import type { ErrorRequestHandler, Express } from 'express';
import { FormError, stackWithoutMessage } from '../errors';
import { presentError } from './present-answer';
import { noteOutcome, type Log } from './set-up-form-log';

/** Unknown paths, and every error: logged by id, answered by the catalogue. */
export function setUpErrors(app: Express, log: Log): void {
  app.use(() => {
    throw new FormError('unknown_form');
  });

  const answerError: ErrorRequestHandler = (thrown: unknown, req, res, next) => {
    if (res.headersSent) return next(thrown);
    if (!(thrown instanceof FormError)) log(`unexpected error ${stackWithoutMessage(thrown)}`);
    const error = thrown instanceof FormError ? thrown : new FormError('internal');
    const { detail } = error.details;
    noteOutcome(res, detail === undefined ? error.id : `${error.id} (${detail})`);
    presentError(req, res, error);
  };
  app.use(answerError);
}
