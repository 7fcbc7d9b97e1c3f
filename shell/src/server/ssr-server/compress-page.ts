/** Pages in Brotli, for an edge that keeps compressed copies. */
import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { createDocumentCache } from '@site/release';

const compress = promisify(brotliCompress);
/** Some 45 ms in a thread of its own, and a seventh smaller than at nginx's quality on request, which takes 1 ms. */
const thorough = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

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
