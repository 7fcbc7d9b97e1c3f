import type { Express, RequestHandler } from 'express';
import {
  ownRegistrationUrl,
  pathOf,
  receiptCookie,
  receiptFields,
  type OwnRegistrationAnswer,
} from '@site/contract';
import { networkOf } from '@site/service-kit/http';
import { FormError } from '../errors';
import { parseBody, readBody } from '../middleware/parse-body';
import { presentManaged } from '../middleware/present-answer';
import { keptReceipt } from '../middleware/receipt-cookie';
import { refuseCrossSite } from '../middleware/refuse-cross-site';
import { noteOutcome } from '../middleware/set-up-form-log';
import type { ManageRegistration } from '../services/manage-registration';

/** The address behind the page /registration: a visitor's own entry, by receipt and last digits. */
export function setUpOwnRegistration(
  app: Express,
  manageRegistration: ManageRegistration,
  limit: RequestHandler,
): void {
  const manage: RequestHandler = async (req, res) => {
    const posted = await parseBody(req, req.body as Buffer);
    const { action } = receiptCookie;
    if (posted.get(receiptFields.action) === action) {
      const receipt = keptReceipt(req);
      if (!receipt) throw new FormError('receipt_unknown');
      noteOutcome(res, 'receipt');
      return res.json({ ok: true, action, receipt } satisfies OwnRegistrationAnswer);
    }
    const outcome = await manageRegistration(posted, networkOf(req.ip ?? ''));
    noteOutcome(res, outcome.did);
    const code = posted.get(receiptFields.code);
    presentManaged(res, typeof code === 'string' ? code : '', outcome);
  };
  app.post(ownRegistrationUrl, refuseCrossSite, limit, readBody, manage);
  // The address bar shows this address after a native post; a GET is redirected to the form.
  app.get(ownRegistrationUrl, (_req, res) => res.redirect(303, pathOf('registration')));
  app.all(ownRegistrationUrl, () => {
    throw new FormError('method_not_allowed', { headers: { Allow: 'GET, HEAD, POST' } });
  });
}
