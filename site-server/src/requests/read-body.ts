import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream/promises';

/** From the first byte to the last. */
const withinMs = 20_000;

/** A body that is not forwarded; `status` is the response to the visitor. */
export class UnreadableBody extends Error {
  constructor(readonly status: 400 | 408 | 413 | 503) {
    super(`body refused with ${status}`);
  }
}

/** Memory for bodies that are being read. */
export interface BodyBudget {
  /** @returns whether so many more bytes were available */
  readonly take: (bytes: number) => boolean;
}

const unlimited: BodyBudget = { take: () => true };

/** Content in these has no meaning (RFC 9110, 9.3); forwarded without framing it could be parsed as the next request. */
const methodsWithoutBody: ReadonlySet<string> = new Set([
  'GET',
  'HEAD',
  'DELETE',
  'OPTIONS',
  'TRACE',
]);

/** @returns whether a request has content although its method allows none */
export function hasForbiddenBody({ method = 'GET', headers }: IncomingMessage): boolean {
  if (!methodsWithoutBody.has(method)) return false;
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) !== 0;
}

/**
 * Reads the complete body before a request is sent to a service: a slow visitor occupies only a connection of this
 * server, and the forwarded body has a Content-Length.
 *
 * @returns undefined for a method without a body
 * @throws UnreadableBody for a body that is too long (bytes), takes too long, is incomplete, or exceeds the budget
 */
export function readBody(
  request: IncomingMessage,
  limitBytes: number,
  budget: BodyBudget = unlimited,
): Promise<Buffer | undefined> {
  if (methodsWithoutBody.has(request.method ?? 'GET')) return Promise.resolve(undefined);
  // The client left before this call: no event follows.
  if (request.destroyed && !request.readableEnded) return Promise.reject(new UnreadableBody(400));
  if (Number(request.headers['content-length'] ?? 0) > limitBytes)
    return Promise.reject(new UnreadableBody(413));
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const refuse = (status: UnreadableBody['status']) => {
      clearTimeout(timer);
      request.removeAllListeners('data').pause();
      reject(new UnreadableBody(status));
    };
    const timer = setTimeout(() => refuse(408), withinMs);
    request.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length > limitBytes) return refuse(413);
      if (!budget.take(chunk.length)) return refuse(503);
      chunks.push(chunk);
    });
    request.on('end', () => {
      clearTimeout(timer);
      resolve(Buffer.concat(chunks));
    });
    request.on('error', () => refuse(400));
    request.on('close', () => {
      if (!request.complete) refuse(400);
    });
  });
}

const discardWithinMs = 2_000;

/**
 * Reads the rest of a body, for at most two seconds, before a response that does not need it. A client that is still
 * sending loses a response whose connection is closed under its body.
 */
export async function discardBody(request: IncomingMessage): Promise<void> {
  const signal = AbortSignal.timeout(discardWithinMs);
  await finished(request.resume(), { signal }).catch(() => undefined);
}
