import { isAccepted } from '@site/contract';
import type { FieldError } from '@site/service-kit/errors';
import { FormError } from '../errors';
import type { HostAnswer } from '../api/post-to-form-host';
import { isJsonType, mediaTypeOf } from '@site/service-kit/http';

interface Sent {
  readonly address: URL;
  readonly contentType: string;
}

/** Other 4xx (a revoked key, a deleted form) concern the address, not what the visitor typed. */
const refusals: ReadonlySet<number> = new Set([400, 413, 415, 422]);

/**
 * Returns if the external service has accepted the registration.
 * @throws FormError `relay_refused` (it rejects what was typed), `too_many` (its 429), `relay_failed` (everything else)
 */
export function checkHostAnswer(answer: HostAnswer, sent: Sent): void {
  const { status } = answer;
  const detail = `${sent.address.host} answered ${status}`;
  if (status >= 200 && status < 300) return checkSuccess(answer, detail);
  if (isThanksRedirect(answer, sent)) return;
  if (status === 429) {
    throw new FormError('too_many', {
      detail,
      headers: { 'Retry-After': retryAfterOf(answer) },
    });
  }
  if (refusals.has(status)) {
    throw new FormError('relay_refused', { detail, fields: fieldErrorsOf(answer.body) });
  }
  throw new FormError('relay_failed', { detail });
}

/**
 * A known service answers 200 with an error in its JSON; an HTML thank-you page has no such information. A body with a
 * JSON content type that is not JSON does not come from the service, but from a proxy or an outage page.
 */
function checkSuccess({ body, contentType, isCut }: HostAnswer, detail: string): void {
  if (isJsonType(mediaTypeOf(contentType)) && body === undefined) {
    const reason = isCut ? 'too long' : 'not JSON, although its content type is';
    throw new FormError('relay_failed', { detail: `${detail}, ${reason}` });
  }
  if (!isAccepted(true, body)) {
    throw new FormError('relay_failed', { detail: `${detail} with an error` });
  }
}

/**
 * Services answer a form's post by redirecting the browser to a thank-you page, even for a caller that accepts JSON only.
 * Redirects are never followed. They are a success only as post-redirect-get (302, 303) to another page without `error`
 * in its query; 301, 307 and 308, or the same page again, mean that the address has moved and nothing was stored. A
 * JSON post is answered with JSON, so a redirect of one is always a failure.
 */
function isThanksRedirect(
  { status, location }: HostAnswer,
  { address, contentType }: Sent,
): boolean {
  if (status !== 302 && status !== 303) return false;
  if (isJsonType(mediaTypeOf(contentType))) return false;
  if (location === undefined || !URL.canParse(location, address)) return false;
  const target = new URL(location, address);
  const isSamePage = target.hostname === address.hostname && target.pathname === address.pathname;
  return !isSamePage && !target.searchParams.has('error');
}

function retryAfterOf({ retryAfter = '' }: HostAnswer): string {
  const isHttpDate = /^[A-Z][a-z]{2}, [\w :]{10,30}$/.test(retryAfter);
  return /^\d{1,6}$/.test(retryAfter) || isHttpDate ? retryAfter : '60';
}

/** Names and codes only: a service's messages may repeat the visitor's text. */
function fieldErrorsOf(body: unknown): FieldError[] {
  const { errors } = (body ?? {}) as { errors?: unknown };
  if (!Array.isArray(errors)) return [];
  return errors.slice(0, 50).flatMap((entry: unknown) => {
    const { field, code } = (entry ?? {}) as { field?: unknown; code?: unknown };
    return isToken(code) ? [{ field: isToken(field) ? field : '', code }] : [];
  });
}

function isToken(value: unknown): value is string {
  return typeof value === 'string' && /^[A-Za-z_][\w-]{0,59}$/.test(value);
}
