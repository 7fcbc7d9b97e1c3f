import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { Agent, buildConnector, interceptors, type Dispatcher } from 'undici';

const answerWithinMs = 10_000;
const lookupEveryMs = 1_000;
/** Docker's DNS may not answer for seconds while it loses a machine. */
const lookupWithinMs = 500;
/** As long as nginx's fail_timeout. */
const leftOutMs = 10_000;

/**
 * A name may have many addresses (replicas): each gets its turn, and they are looked up again every second; those of before
 * serve while that fails or takes long. One that could not be reached is left out for ten seconds while the name has others:
 * a lost machine stays in the DNS for that long.
 * @param origin address without a trailing slash @returns its connections, at most 64 to an address
 */
export function openPool(origin: string): Dispatcher {
  const unreachable = new LRUCache<string, true>({ max: 1_000, ttl: leftOutMs });
  const connect = buildConnector({ timeout: 1_000 });
  const toOrigin: Dispatcher.DispatcherComposeInterceptor = (dispatch) => (options, handler) =>
    dispatch({ ...options, origin }, handler);
  const agent = new Agent({
    connections: 64,
    pipelining: 1,
    connect: (options, callback) =>
      connect(options, (...result) => {
        if (result[0]) unreachable.set(options.hostname, true);
        callback(...result);
      }),
    // Shorter than the five seconds of the services: a connection that they are about to close is not used.
    keepAliveTimeout: 2_000,
    keepAliveMaxTimeout: 4_000,
    headersTimeout: answerWithinMs,
    bodyTimeout: answerWithinMs,
  });
  let known: readonly LookupAddress[] | undefined;
  let lookingUp: Promise<readonly LookupAddress[]> | undefined;
  /** One at a time: each takes a thread of the four that read files as well. */
  const lookUp = (hostname: string) =>
    (lookingUp ??= lookup(hostname, { all: true })
      .then((found) => (known = found))
      .finally(() => (lookingUp = undefined)));
  const addressesOf = async (hostname: string) => {
    const before = known;
    const found = await (before
      ? Promise.race([lookUp(hostname), pause(lookupWithinMs, before)]).catch(() => before)
      : lookUp(hostname));
    const reachable = found.filter(({ address }) => !unreachable.has(address));
    return reachable.length > 0 ? reachable : found;
  };
  const dns = interceptors.dns({
    maxTTL: lookupEveryMs,
    affinity: 4,
    lookup: ({ hostname }, _options, callback) =>
      void addressesOf(hostname).then(
        (addresses) =>
          callback(
            null,
            addresses.map(({ address, family }) => ({
              address,
              family: family === 6 ? 6 : 4,
              ttl: lookupEveryMs,
            })),
          ),
        (error: unknown) => callback(error as NodeJS.ErrnoException, []),
      ),
  });
  return agent.compose(dns, toOrigin);
}

/** Idempotent methods (RFC 9110, 9.2.2). */
const idempotent: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE']);
const lostConnection = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);
/** Nothing was sent: the next attempt may reach another replica, because a name may have many addresses. */
const noConnection = new Set(['ECONNREFUSED', 'UND_ERR_CONNECT_TIMEOUT', 'EHOSTUNREACH']);
const tries = 3;

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
 * Sends a request, with ten seconds in total for connection and response unless the request sets another limit. A replica
 * that cannot be reached, or that closes the connection of an idempotent request, is replaced by the next: at most three
 * attempts.
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
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await pool.request(options);
    } catch (error) {
      const code = (error as { code?: string }).code ?? '';
      const isRepeatable =
        noConnection.has(code) || (lostConnection.has(code) && idempotent.has(request.method));
      if (!isRepeatable || attempt === tries) throw error;
    }
  }
}

/** Hop-by-hop headers, which are not forwarded (RFC 9110, 7.6.1), and those that undici sets itself. */
const hopByHop: ReadonlySet<string> = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'content-length',
  'expect',
  'http2-settings',
]);

/** Like nginx: `X_Forwarded_For` must not be taken for X-Forwarded-For. */
const plainName = /^[a-z0-9-]+$/;

/** @returns the headers of a request or response to forward, names in lower case */
export function forwardedHeaders(headers: IncomingHttpHeaders): Record<string, string | string[]> {
  // The sender may declare any header as hop-by-hop.
  const named = [headers.connection ?? ''].flat().join(',').split(',');
  const dropped = new Set([...hopByHop, ...named.map((name) => name.trim().toLowerCase())]);
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value !== undefined && !dropped.has(name) && plainName.test(name) ? [[name, value]] : [],
    ),
  );
}
