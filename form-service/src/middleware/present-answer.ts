import type { Request, Response } from 'express';
import { resultPages, type FormAnswer } from '@site/contract';
import { errorCatalogue, type FormError } from '../errors';
import { isJsonType, mediaTypeOf } from '../media-type';

/**
 * Whether the caller is a script that reads JSON (it says so, or it sent JSON) and not a native
 * post, whose visitor must be shown a page.
 */
export function wantsJson(req: Request): boolean {
  if (isJsonType(mediaTypeOf(req.headers['content-type']))) return true;
  return req.accepts(['text/html', 'application/json']) === 'application/json';
}

export function presentAccepted(req: Request, res: Response): void {
  if (wantsJson(req)) res.json({ ok: true } satisfies FormAnswer);
  else res.redirect(303, resultPages.done);
}

/** Only catalogued fields leave: id, and field faults where the catalogue lets them. */
export function presentFault(req: Request, res: Response, fault: FormError): void {
  const { status, isShowable, hasPage } = errorCatalogue[fault.id];
  const { errors, retryAfter, allow } = fault.details;
  if (retryAfter !== undefined) res.set('Retry-After', retryAfter);
  if (allow !== undefined) res.set('Allow', allow);
  if (hasPage && !wantsJson(req)) return res.redirect(303, resultPages.failed);
  const answer: FormAnswer = {
    ok: false,
    error: fault.id,
    ...(isShowable && errors ? { errors } : {}),
  };
  res.status(status).json(answer);
}
