import { Pool, type Dispatcher } from 'undici';

const answerWithinMs = 10_000;

/** @param origin address without a trailing slash @returns its connections, at most 64 */
export function openPool(origin: string): Pool {
  return new Pool(origin, {
    connections: 64,
    pipelining: 1,
    connect: { timeout: 1_000 },
    // Shorter than the five seconds of the services: a connection that they are about to close is not used.
    keepAliveTimeout: 2_000,
    keepAliveMaxTimeout: 4_000,
    headersTimeout: answerWithinMs,
    bodyTimeout: answerWithinMs,
  });
}

/** Idempotent methods (RFC 9110, 9.2.2). */
const idempotent: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE']);
const lostConnection = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);

export interface UpstreamRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string | string[]>;
  readonly body?: Buffer | undefined;
  /** Instead of ten seconds, for a slower service. */
  readonly answerWithinMs?: number | undefined;
  /** Aborts early, for example when the visitor has left. */
  readonly signal?: AbortSignal;
}

/**
 * Sends a request, with ten seconds in total for connection and response unless the request sets another limit. The
 * server may close a reused connection while a request is being sent: an idempotent request is then retried once.
 *
 * @throws the errors of undici: no listener, no response in time, a lost connection
 */
export async function requestUpstream(
  pool: Dispatcher,
  request: UpstreamRequest,
): Promise<Dispatcher.ResponseData> {
  const { answerWithinMs: withinMs = answerWithinMs } = request;
  const limit = AbortSignal.timeout(withinMs);
  const options = {
    path: request.path,
    method: request.method,
    headers: request.headers,
    body: request.body ?? null,
    headersTimeout: withinMs,
    signal: request.signal ? AbortSignal.any([request.signal, limit]) : limit,
  };
  try {
    return await pool.request(options);
  } catch (error) {
    const code = (error as { code?: string }).code ?? '';
    if (!idempotent.has(request.method) || !lostConnection.has(code)) throw error;
    return pool.request(options);
  }
}
