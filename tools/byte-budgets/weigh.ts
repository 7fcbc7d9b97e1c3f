import { brotliCompressSync } from 'node:zlib';
import { smallestBrotli } from '@site/release/publish';

/** @returns bytes of a text as the edge sends it. */
export function weigh(text: string | Buffer): number {
  return brotliCompressSync(text, smallestBrotli(Buffer.byteLength(text))).length;
}
