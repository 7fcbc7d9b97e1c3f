/** Compression of responses that are the same for everyone. Never of one with a session: its length could reveal what it holds (BREACH). */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptsEncoding } from './request-headers';
import { varyBy } from './responses';

export type Encoding = 'br' | 'gzip';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
/** Some 45 ms in a thread of its own, and a seventh smaller: the press list fits into the first round trip of TCP. */
const thoroughly = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/** @param isKept whether the result is sent many times */
export function compress(body: Buffer, encoding: Encoding, isKept: boolean): Promise<Buffer> {
  if (encoding === 'gzip') return gzipped(body, { level: isKept ? 9 : 5 });
  return brotli(body, isKept ? thoroughly : quickly);
}

/** @returns the encoding of a compressed response; undefined: the plain one */
export function encodingFor(request: IncomingMessage): Encoding | undefined {
  return (['br', 'gzip'] as const).find((name) => acceptsEncoding(request, name));
}

const text = /^(?:text\/|application\/(?:json|xml|rss\+xml|feed\+json))/;

/** Sets the headers of the encoding. @returns the body to send */
export async function compressShared(
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
): Promise<Buffer> {
  if (!text.test(response.getHeader('Content-Type')?.toString() ?? '')) return body;
  varyBy(response, 'Accept-Encoding');
  const encoding = encodingFor(request);
  if (encoding === undefined) return body;
  const etag = response.getHeader('ETag')?.toString();
  if (etag !== undefined && !etag.startsWith('W/')) response.setHeader('ETag', `W/${etag}`);
  response.setHeader('Content-Encoding', encoding);
  return compress(body, encoding, false);
}
