import type { Express, Request, RequestHandler } from 'express';
import {
  consentNoticeHeader,
  formUrls,
  pageSecondsHeader,
  testRegistrationHeader,
  type FormKind,
} from '@site/contract';
import { wantsJson } from '@site/service-kit/http';
import { FormError } from '../errors';
import { parseBody, readBody } from '../middleware/parse-body';
import { presentAccepted } from '../middleware/present-answer';
import { refuseCrossSite } from '../middleware/refuse-cross-site';
import { noteOutcome } from '../middleware/set-up-form-log';
import type { AcceptRegistration, FormPost } from '../services/accept-registration';

/** The three addresses of packages/contract/src/forms.ts; every form accepts every encoding. */
export function setUpForms(
  app: Express,
  acceptRegistration: AcceptRegistration,
  limit: RequestHandler,
): void {
  for (const form of Object.keys(formUrls) as FormKind[]) {
    const accept = acceptPost(form, acceptRegistration);
    app.post(formUrls[form], refuseCrossSite, limit, readBody, accept);
    app.all(formUrls[form], refuseMethod);
  }
}

function acceptPost(form: FormKind, acceptRegistration: AcceptRegistration): RequestHandler {
  return async (req, res) => {
    const post = await readPost(form, req);
    const { outcome, receipt } = await acceptRegistration(post);
    noteOutcome(res, outcome);
    presentAccepted(req, res, receipt);
  };
}

async function readPost(form: FormKind, req: Request): Promise<FormPost> {
  const bytes = req.body as Buffer;
  return {
    form,
    bytes,
    contentType: req.get('content-type') ?? '',
    idempotencyKey: readIdempotencyKey(req),
    notice: req.get(consentNoticeHeader),
    pageSeconds: req.get(pageSecondsHeader),
    isNative: !wantsJson(req),
    isTest: req.get(testRegistrationHeader) !== undefined,
    fields: await parseBody(req, bytes),
  };
}

function readIdempotencyKey(req: Request): string | undefined {
  const key = req.get('idempotency-key')?.trim() || undefined;
  if (key !== undefined && key.length > 100) throw new FormError('invalid_idempotency_key');
  return key;
}

const refuseMethod: RequestHandler = () => {
  throw new FormError('method_not_allowed', { headers: { Allow: 'POST' } });
};
