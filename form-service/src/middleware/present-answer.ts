import type { Request, Response } from 'express';
import {
  lastDigitsOf,
  ownRegistrationUrl,
  resultPages,
  type FormAnswer,
  type OwnRegistrationAnswer,
} from '@site/contract';
import type { FormError } from '../errors';
import { isJsonType, mediaTypeOf } from '../media-type';
import type { ManageOutcome } from '../services/manage-registration';
import {
  sendEntryPage,
  sendErasedPage,
  sendOwnRegistrationError,
} from './pages/own-registration-page';
import { forgetReceipt, keepReceipt } from './receipt-cookie';

/**
 * Whether the caller is a script that reads JSON (its Accept header names it, or it sent JSON) and not a native post,
 * whose visitor must see a page.
 */
export function wantsJson(req: Request): boolean {
  if (isJsonType(mediaTypeOf(req.headers['content-type']))) return true;
  return req.accepts(['text/html', 'application/json']) === 'application/json';
}

export function presentAccepted(req: Request, res: Response, receipt: string | undefined): void {
  if (wantsJson(req)) res.json({ ok: true, ...(receipt && { receipt }) } satisfies FormAnswer);
  else {
    if (receipt) keepReceipt(req, res, receipt);
    else forgetReceipt(res);
    res.redirect(303, resultPages.done);
  }
}

/** @param code the receipt as the visitor typed it, for the forms of the page */
export function presentManaged(
  req: Request,
  res: Response,
  { code, outcome }: { readonly code: string; readonly outcome: ManageOutcome },
): void {
  if (outcome.did === 'erase') {
    if (wantsJson(req)) res.json({ ok: true } satisfies OwnRegistrationAnswer);
    else sendErasedPage(res);
    return;
  }
  const { did, registration } = outcome;
  if (wantsJson(req)) {
    res.json({ ok: true, registration } satisfies OwnRegistrationAnswer);
    return;
  }
  const proof = { code, lastDigits: lastDigitsOf(registration.phone) ?? '' };
  sendEntryPage(res, registration, { proof, isCorrected: did === 'correct' });
}

/** Only the id is sent, and the invalid fields if the catalogue allows it. */
export function presentError(req: Request, res: Response, error: FormError): void {
  res.set(error.details.headers ?? {});
  if (error.hasPage && !wantsJson(req)) {
    if (req.path === ownRegistrationUrl)
      return sendOwnRegistrationError(res, error.status, error.id);
    return res.redirect(303, resultPages.failed);
  }
  const { shownFields: errors } = error;
  const answer: FormAnswer = { ok: false, error: error.id, ...(errors ? { errors } : {}) };
  res.status(error.status).json(answer);
}
