import type { ApiError } from '@site/contract';

/** An error response of the press service; `message` is written for the administrator. */
export class PressApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    /** Problems by field. */
    readonly errors: NonNullable<ApiError['errors']> = [],
  ) {
    super(message);
  }
}

const timeoutMs = 10_000;

/**
 * Sends one request to the press service.
 * @returns the parsed JSON, not validated yet; undefined for 204
 * @throws PressApiError for an error response of the service; TypeError or DOMException without a response
 */
export async function requestJson(url: string, init: RequestInit = {}): Promise<unknown> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs), ...init });
  if (response.status === 204) return undefined;
  const body = (await response.json().catch(() => undefined)) as unknown;
  if (response.ok) return body;
  const { error, message, errors } = (body ?? {}) as Partial<Record<keyof ApiError, unknown>>;
  // While the service is down the edge responds instead; its message is not meant for the administrator.
  if (typeof message !== 'string' || error === 'unavailable')
    throw new TypeError(
      `${url} returned ${response.status} without an error message of the service`,
    );
  throw new PressApiError(
    response.status,
    typeof error === 'string' ? error : 'unknown',
    message,
    Array.isArray(errors) ? (errors as NonNullable<ApiError['errors']>) : [],
  );
}

/** Headers and body of a JSON request, to be spread into its init. */
export function jsonBody(value: object) {
  return { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(value) };
}
