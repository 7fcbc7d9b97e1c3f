/** What the press service said no with; `message` is written for the administrator. */
export class PressApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

const timeoutMs = 10_000;

/**
 * One request to the press service.
 * @returns the answer's JSON, still unknown; undefined for 204
 * @throws PressApiError when the service says no; TypeError or DOMException when it says nothing
 */
export async function requestJson(url: string, init: RequestInit = {}): Promise<unknown> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs), ...init });
  if (response.status === 204) return undefined;
  const body = (await response.json().catch(() => undefined)) as unknown;
  if (response.ok) return body;
  const { error, message } = (body ?? {}) as { error?: unknown; message?: unknown };
  // What stands before the service answers in its place when it is down; nobody wrote that for the administrator.
  if (typeof message !== 'string' || error === 'unavailable')
    throw new TypeError(`${url} answered ${response.status} without the service's word`);
  throw new PressApiError(response.status, typeof error === 'string' ? error : 'unknown', message);
}

/** Body and header of a JSON request, to be spread into its init. */
export function jsonBody(value: object) {
  return { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(value) };
}
