import type { IncomingMessage } from 'node:http';

/** From the first byte to the last; nginx bounds each pause instead (nginx/conf/http/time-limits.conf). */
const withinMs = 20_000;

/** Why a body is not passed on; `status` is what the visitor gets. */
export class UnreadableBody extends Error {
  constructor(readonly status: 400 | 408 | 413 | 503) {
    super(`body refused with ${status}`);
  }
}

/** Room in memory for bodies that are being read. */
export interface BodyBudget {
  /** @returns whether there was room for so many bytes more */
  readonly take: (bytes: number) => boolean;
}

const endlessRoom: BodyBudget = { take: () => true };

/** Content in these has no meaning (RFC 9110, 9.3); passed on unframed it poses as the next request. */
const methodsWithoutBody: ReadonlySet<string> = new Set([
  'GET',
  'HEAD',
  'DELETE',
  'OPTIONS',
  'TRACE',
]);

/** @returns whether a request carries content although its method has none */
export function hasForbiddenBody({ method = 'GET', headers }: IncomingMessage): boolean {
  if (!methodsWithoutBody.has(method)) return false;
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) !== 0;
}

/**
 * Reads the whole body before a service is asked: a visitor who sends slowly keeps a connection of his own busy and
 * none of theirs, and what goes on is framed by its length.
 *
 * @returns undefined for a method without a body
 * @throws UnreadableBody for one that is too long (bytes), takes too long, breaks off, or finds no room
 */
export function readBody(
  request: IncomingMessage,
  limitBytes: number,
  frontend: BodyBudget = endlessRoom,
): Promise<Buffer | undefined> {
  if (methodsWithoutBody.has(request.method ?? 'GET')) return Promise.resolve(undefined);
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
      if (!frontend.take(chunk.length)) return refuse(503);
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
