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
 * @throws PressApiError for an answer that is no success; TypeError or DOMException when there is no answer
 */
export async function requestJson(url: string, init: RequestInit = {}): Promise<unknown> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs), ...init });
  if (response.status === 204) return undefined;
  const body = (await response.json().catch(() => undefined)) as unknown;
  if (response.ok) return body;
  const { error, message } = (body ?? {}) as { error?: unknown; message?: unknown };
  throw new PressApiError(
    response.status,
    typeof error === 'string' ? error : 'unknown',
    typeof message === 'string' ? message : response.statusText,
  );
}

/** Body and header of a JSON request, to be spread into its init. */
export function jsonBody(value: object) {
  return { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(value) };
}
