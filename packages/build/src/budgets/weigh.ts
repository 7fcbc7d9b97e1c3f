import { brotliCompressSync } from 'node:zlib';
import { smallestBrotli } from '../release/compress';

/** @returns bytes of a text as the edge sends it. */
export function weigh(text: string | Buffer): number {
  return brotliCompressSync(text, smallestBrotli(Buffer.byteLength(text))).length;
}
