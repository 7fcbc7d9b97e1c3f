/**
 * Every error the API can answer: its code and its status. The text of each is in content/error-messages.ts.
 * README.md lists the same codes; a test compares catalogue, texts, README and use in both directions.
 */
import type { ApiError } from '@site/contract';
import { errorMessages } from './content/error-messages';

export const errorCatalogue = {
  invalid_json: 400,
  invalid_body: 400,
  invalid_query: 400,
  credentials_in_query: 400,
  invalid_idempotency_key: 400,
  bad_credentials: 401,
  not_signed_in: 401,
  cross_site_request: 403,
  not_found: 404,
  unknown_site: 404,
  article_not_found: 404,
  method_not_allowed: 405,
  idempotency_conflict: 409,
  body_too_large: 413,
  unsupported_media_type: 415,
  invalid_article: 422,
  too_many_attempts: 429,
  busy: 429,
  internal: 500,
  store_unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorCatalogue;

export interface FieldFault {
  readonly field: string;
  readonly code: 'required' | 'not_text' | 'too_long' | 'malformed' | 'unknown_field';
}

interface Details {
  readonly fields?: readonly FieldFault[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly retryAfterMinutes?: number;
}

/** Thrown anywhere below a route; the error handler answers it. */
export class Fault extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly details: Details = {},
  ) {
    super(code);
    this.name = 'Fault';
  }

  get status(): number {
    return errorCatalogue[this.code];
  }
}

/** @param waitMs until the next try is looked at; told in whole minutes and as Retry-After in seconds */
export function tooManyAttempts(waitMs: number): Fault {
  return new Fault('too_many_attempts', {
    retryAfterMinutes: Math.max(1, Math.ceil(waitMs / 60_000)),
    headers: { 'Retry-After': String(Math.max(1, Math.ceil(waitMs / 1_000))) },
  });
}

/** @param waitMs until the line is likely to be empty; told as Retry-After in seconds */
export function tooBusy(waitMs: number): Fault {
  const seconds = Math.max(1, Math.ceil(waitMs / 1_000));
  return new Fault('busy', { headers: { 'Retry-After': String(seconds) } });
}

/** What a caller sees of a fault. */
export function presentFault(fault: Fault): ApiError & { readonly retryAfterMinutes?: number } {
  const { fields, retryAfterMinutes } = fault.details;
  const texts: Readonly<Record<ErrorCode, string>> = errorMessages;
  return {
    error: fault.code,
    message: texts[fault.code].replace('{n}', String(retryAfterMinutes ?? 1)),
    ...(fields && { errors: fields }),
    ...(retryAfterMinutes !== undefined && { retryAfterMinutes }),
  };
}
