import type { Request, Response } from 'express';
import {
  ownRegistrationUrl,
  resultPages,
  type FormAnswer,
  type OwnRegistrationAnswer,
} from '@site/contract';
import { wantsJson } from '@site/service-kit/http';
import type { FormError } from '../errors';
import type { ManageOutcome } from '../services/manage-registration';
import { forgetReceipt, keepReceipt } from './receipt-cookie';

export function presentAccepted(req: Request, res: Response, receipt: string | undefined): void {
  if (wantsJson(req)) res.json({ ok: true, ...(receipt && { receipt }) } satisfies FormAnswer);
  else {
    if (receipt) keepReceipt(req, res, receipt);
    else forgetReceipt(res);
    res.redirect(303, resultPages.done);
  }
}

/** @param receipt as the visitor typed it */
export function presentManaged(res: Response, receipt: string, outcome: ManageOutcome): void {
  const answer: OwnRegistrationAnswer =
    outcome.did === 'erase'
      ? { ok: true, action: 'erase' }
      : { ok: true, action: outcome.did, receipt, registration: outcome.registration };
  res.json(answer);
}

/** Only the id is sent, and the invalid fields if the catalogue allows it. */
export function presentError(req: Request, res: Response, error: FormError): void {
  res.set(error.details.headers ?? {});
  if (error.hasPage && req.path !== ownRegistrationUrl && !wantsJson(req))
    return res.redirect(303, resultPages.failed);
  const { shownFields: errors } = error;
  const answer: FormAnswer = { ok: false, error: error.id, ...(errors ? { errors } : {}) };
  res.status(error.status).json(answer);
}
