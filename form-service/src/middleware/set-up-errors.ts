import type { ErrorRequestHandler, Express } from 'express';
import { FormError } from '../errors';
import { framesOf } from './frames-of';
import { presentFault } from './present-answer';
import { noteOutcome, type Log } from './set-up-request-log';

/** The last stop of every fault: logged by id, answered by the catalogue. */
export function setUpErrors(app: Express, log: Log): void {
  const answerFault: ErrorRequestHandler = (thrown: unknown, req, res, next) => {
    if (res.headersSent) return next(thrown);
    if (!(thrown instanceof FormError)) log(`unexpected fault ${framesOf(thrown)}`);
    const fault = thrown instanceof FormError ? thrown : new FormError('internal');
    const { detail } = fault.details;
    noteOutcome(res, detail === undefined ? fault.id : `${fault.id} (${detail})`);
    presentFault(req, res, fault);
  };
  app.use(answerFault);
}
