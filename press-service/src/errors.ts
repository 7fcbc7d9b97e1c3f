/**
 * Every error of the API: its id and its status. The text of each is in content/error-messages.ts.
 * README.md lists the same ids; a test compares catalogue, texts, README.md and use in both directions.
 */
import type { ApiError } from '@site/contract';
import {
  HttpError,
  retryAfter,
  type CatalogueEntry,
  type FieldError as AnyFieldError,
  type HttpErrorDetails,
} from '@site/service-kit/errors';
import { errorMessages } from './content/error-messages';

const plain = <Status extends number>(status: Status) => ({ status, showsFields: false }) as const;
const withFields = <Status extends number>(status: Status) =>
  ({ status, showsFields: true }) as const;

export const errorCatalogue = {
  invalid_json: plain(400),
  invalid_body: withFields(400),
  invalid_query: withFields(400),
  credentials_in_query: plain(400),
  invalid_idempotency_key: plain(400),
  bad_credentials: plain(401),
  code_required: plain(401),
  bad_code: plain(401),
  not_signed_in: plain(401),
  cross_site_request: plain(403),
  not_found: plain(404),
  unknown_site: plain(404),
  article_not_found: plain(404),
  picture_not_found: plain(404),
  method_not_allowed: plain(405),
  idempotency_conflict: plain(409),
  body_too_large: plain(413),
  picture_too_large: plain(413),
  unsupported_media_type: plain(415),
  invalid_article: withFields(422),
  invalid_picture: withFields(422),
  too_many_attempts: plain(429),
  busy: plain(429),
  internal: plain(500),
  store_unavailable: plain(503),
} as const satisfies Record<string, CatalogueEntry>;

export type ErrorId = keyof typeof errorCatalogue;

export type FieldError = AnyFieldError<
  | 'required'
  | 'not_text'
  | 'too_long'
  | 'malformed'
  | 'unknown_field'
  | 'not_a_picture'
  | 'animated'
  | 'too_many_pixels'
  | 'broken'
  | 'gone'
>;

interface Details extends HttpErrorDetails {
  readonly fields?: readonly FieldError[];
  readonly retryAfterMinutes?: number;
}

/** Thrown anywhere below a route; the error handler answers it. */
export class PressError extends HttpError<ErrorId, Details> {
  constructor(id: ErrorId, details: Details = {}) {
    super(id, errorCatalogue[id], details);
  }
}

/** @param waitMs until the next attempt is accepted; answered in whole minutes, and as Retry-After in seconds */
export function tooManyAttempts(waitMs: number): PressError {
  return new PressError('too_many_attempts', {
    retryAfterMinutes: Math.max(1, Math.ceil(waitMs / 60_000)),
    headers: retryAfter(waitMs),
  });
}

/** @param waitMs until the queue is likely to be empty; answered as Retry-After in seconds */
export function tooBusy(waitMs: number): PressError {
  return new PressError('busy', { headers: retryAfter(waitMs) });
}

/** The body that a client gets. */
export function presentError(
  error: PressError,
): ApiError & { readonly retryAfterMinutes?: number } {
  const { retryAfterMinutes } = error.details;
  const texts: Readonly<Record<ErrorId, string>> = errorMessages;
  return {
    error: error.id,
    message: texts[error.id].replace('{n}', String(retryAfterMinutes ?? 1)),
    ...(error.shownFields && { errors: error.shownFields }),
    ...(retryAfterMinutes !== undefined && { retryAfterMinutes }),
  };
}
