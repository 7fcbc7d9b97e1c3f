/**
 * The error catalogue: every fault this service answers with. A test compares it with use, both ways.
 *
 * status: of the JSON answer. isShowable: whether field faults may accompany the id.
 * hasPage: a native post that meets it is sent to the result page; the others answer their status
 * to everyone, because no form of ours can cause them.
 */
export const errorCatalogue = {
  invalid_body: { status: 400, isShowable: false, hasPage: true },
  invalid_idempotency_key: { status: 400, isShowable: false, hasPage: false },
  cross_site: { status: 403, isShowable: false, hasPage: false },
  unknown_form: { status: 404, isShowable: false, hasPage: false },
  method_not_allowed: { status: 405, isShowable: false, hasPage: false },
  idempotency_conflict: { status: 409, isShowable: false, hasPage: false },
  body_too_large: { status: 413, isShowable: false, hasPage: true },
  unsupported_type: { status: 415, isShowable: false, hasPage: false },
  invalid_fields: { status: 422, isShowable: true, hasPage: true },
  relay_refused: { status: 422, isShowable: true, hasPage: true },
  too_many: { status: 429, isShowable: false, hasPage: true },
  internal: { status: 500, isShowable: false, hasPage: true },
  relay_failed: { status: 502, isShowable: false, hasPage: true },
  store_unavailable: { status: 503, isShowable: false, hasPage: true },
} as const satisfies Record<
  string,
  { readonly status: number; readonly isShowable: boolean; readonly hasPage: boolean }
>;

export type ErrorId = keyof typeof errorCatalogue;

export interface FieldFault {
  readonly field: string;
  readonly code: string;
}

interface FaultDetails {
  readonly errors?: readonly FieldFault[];
  /** Value of the Retry-After header: seconds or an HTTP date. */
  readonly retryAfter?: string;
  /** Value of the Allow header. */
  readonly allow?: string;
  /** For the log: codes, statuses and host names, never anything a visitor typed. */
  readonly detail?: string;
}

/** A fault of the catalogue. Its message is its id, so that nothing a visitor typed can hide in it. */
export class FormError extends Error {
  readonly id: ErrorId;
  readonly details: FaultDetails;

  constructor(id: ErrorId, details: FaultDetails = {}) {
    super(id);
    this.name = 'FormError';
    this.id = id;
    this.details = details;
  }
}
