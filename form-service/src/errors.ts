/** The error catalogue: every error response of this service. A test compares it with its use, in both directions. */
import {
  HttpError,
  retryAfter,
  type CatalogueEntry,
  type HttpErrorDetails,
} from '@site/service-kit/errors';

interface FormCatalogueEntry extends CatalogueEntry {
  /**
   * Whether a native post of a form is redirected to the result page. The others are answered with their status, because
   * our forms cannot cause them.
   */
  readonly hasPage: boolean;
}

export const errorCatalogue = {
  invalid_body: { status: 400, showsFields: false, hasPage: true },
  invalid_idempotency_key: { status: 400, showsFields: false, hasPage: false },
  cross_site: { status: 403, showsFields: false, hasPage: false },
  unknown_form: { status: 404, showsFields: false, hasPage: false },
  registration_not_found: { status: 404, showsFields: false, hasPage: false },
  no_receipts: { status: 404, showsFields: false, hasPage: false },
  receipt_unknown: { status: 404, showsFields: false, hasPage: false },
  method_not_allowed: { status: 405, showsFields: false, hasPage: false },
  idempotency_conflict: { status: 409, showsFields: false, hasPage: false },
  body_too_large: { status: 413, showsFields: false, hasPage: true },
  unsupported_type: { status: 415, showsFields: false, hasPage: false },
  invalid_fields: { status: 422, showsFields: true, hasPage: true },
  relay_refused: { status: 422, showsFields: true, hasPage: true },
  too_many: { status: 429, showsFields: false, hasPage: true },
  internal: { status: 500, showsFields: false, hasPage: true },
  relay_failed: { status: 502, showsFields: false, hasPage: true },
  store_unavailable: { status: 503, showsFields: false, hasPage: true },
} as const satisfies Record<string, FormCatalogueEntry>;

export type ErrorId = keyof typeof errorCatalogue;

export class FormError extends HttpError<ErrorId> {
  readonly hasPage: boolean;

  constructor(id: ErrorId, details: HttpErrorDetails = {}) {
    super(id, errorCatalogue[id], details);
    this.hasPage = errorCatalogue[id].hasPage;
  }
}

/** @param cause the error of the store; only its code is logged */
export function storeUnavailable(cause: unknown): FormError {
  const { code = 'unknown' } = cause as { code?: string };
  return new FormError('store_unavailable', { detail: code, headers: retryAfter(5_000) });
}

/**
 * Where something was thrown, without its message: parsers and databases quote their input, which here is a person's
 * name.
 */
export function stackWithoutMessage(thrown: unknown): string {
  if (!(thrown instanceof Error)) return 'something other than an Error was thrown';
  const code = (thrown as NodeJS.ErrnoException).code ?? '';
  const frames = (thrown.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return [`${thrown.name} ${code}`.trim(), ...frames].join('\n');
}
