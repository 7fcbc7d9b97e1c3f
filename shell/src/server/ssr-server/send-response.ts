/** The responses of the SSR server. */
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { pageSecurityPolicy, type InlineHashes } from '@site/contract';
import { createDocumentCache, readHeaders } from '@site/release';
import type { ReleaseRenderer } from './release-renderer';

/** Sends a prerendered error page with the requested URL unchanged: no redirect if the service fails. */
export function sendErrorPage(
  release: ReleaseRenderer,
  response: ServerResponse,
  status: 404 | 503,
) {
  const file = `errors/${status}.html` as const;
  const html = readFileSync(join(release.folder, 'pages', file), 'utf8');
  setPageHeaders(response, release, readHeaders(release.folder)[file]);
  if (status === 503) response.setHeader('Retry-After', '5');
  end(response, status, 'text/html; charset=utf-8', html);
}

/** Sets the headers of a release and the content security policy of a page. */
export function setPageHeaders(
  response: ServerResponse,
  release: ReleaseRenderer,
  hashes: InlineHashes = { styleHashes: [] },
) {
  response.setHeader('Content-Security-Policy', pageSecurityPolicy(hashes));
  for (const [name, value] of Object.entries(release.headers)) response.setHeader(name, value);
}

export function redirect(response: ServerResponse, status: 302 | 303, location: string) {
  response.setHeader('Location', location);
  end(response, status, 'text/plain; charset=utf-8', location);
}

const compress = promisify(brotliCompress);
/** 17 to 24 ms in a thread of its own, and an eighth smaller than at nginx's quality on request, which takes 1 ms. */
const thorough = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };

/**
 * @returns a function that compresses a page in Brotli, the same text once
 * @param size how many compressed pages are kept
 */
export function createPageCompression(size = 64): (html: string) => Promise<Buffer> {
  const compressed = createDocumentCache<Buffer>(size);
  return (html) => compressed.read(html, () => compress(html, thorough));
}

/** An edge that keeps a copy in Brotli requests exactly this encoding; for all others the edge compresses. */
export function wantsCompressedCopy({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers['accept-encoding'] === 'br';
}

/** Sends a complete response, which caches must revalidate. */
export function end(response: ServerResponse, status: number, type: string, body: string | Buffer) {
  response.statusCode = status;
  response.setHeader('Content-Type', type);
  response.setHeader('Cache-Control', 'no-cache');
  response.end(body);
}
