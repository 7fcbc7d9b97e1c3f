import { Pool, type Dispatcher } from 'undici';

const answerWithinMs = 10_000;

/** @param origin address without a trailing slash @returns its connections, at most 64 */
export function openPool(origin: string): Pool {
  return new Pool(origin, {
    connections: 64,
    pipelining: 1,
    connect: { timeout: 1_000 },
    // Shorter than the services' own five seconds: a connection that they are about to close is not used.
    keepAliveTimeout: 2_000,
    keepAliveMaxTimeout: 4_000,
    headersTimeout: answerWithinMs,
    bodyTimeout: answerWithinMs,
  });
}

/** Asked twice they mean the same as asked once (RFC 9110, 9.2.2). */
const repeatable: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE']);
const lostConnection = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);

export interface Question {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string | string[]>;
  readonly body?: Buffer | undefined;
  /** Ends the wait early, for example when the visitor has left. */
  readonly signal?: AbortSignal;
}

/**
 * Asks a server, for ten seconds at most with the wait for a connection. A kept connection may be closed by the other side
 * while a request is on its way: one that may be repeated is asked once more.
 *
 * @throws what undici throws: nobody listens, no answer in time, a lost connection
 */
export async function requestUpstream(
  pool: Dispatcher,
  question: Question,
): Promise<Dispatcher.ResponseData> {
  const limit = AbortSignal.timeout(answerWithinMs);
  const options = {
    path: question.path,
    method: question.method,
    headers: question.headers,
    body: question.body ?? null,
    signal: question.signal ? AbortSignal.any([question.signal, limit]) : limit,
  };
  try {
    return await pool.request(options);
  } catch (error) {
    const code = (error as { code?: string }).code ?? '';
    if (!repeatable.has(question.method) || !lostConnection.has(code)) throw error;
    return pool.request(options);
  }
}
