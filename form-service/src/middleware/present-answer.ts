import type { Request, Response } from 'express';
import { resultPages, type FormAnswer } from '@site/contract';
import type { FormError } from '../errors';
import { isJsonType, mediaTypeOf } from '../media-type';

/**
 * Whether the caller is a script that reads JSON (its Accept header names it, or it sent JSON) and not a native post,
 * whose visitor must be shown a page.
 */
export function wantsJson(req: Request): boolean {
  if (isJsonType(mediaTypeOf(req.headers['content-type']))) return true;
  return req.accepts(['text/html', 'application/json']) === 'application/json';
}

export function presentAccepted(req: Request, res: Response): void {
  if (wantsJson(req)) res.json({ ok: true } satisfies FormAnswer);
  else res.redirect(303, resultPages.done);
}

/** Only the id leaves, and the faulty fields where the catalogue allows it. */
export function presentError(req: Request, res: Response, error: FormError): void {
  res.set(error.details.headers ?? {});
  if (error.hasPage && !wantsJson(req)) return res.redirect(303, resultPages.failed);
  const { shownFields: errors } = error;
  const answer: FormAnswer = { ok: false, error: error.id, ...(errors ? { errors } : {}) };
  res.status(error.status).json(answer);
}
