import { brotliCompressSync, constants } from 'node:zlib';

/** @returns bytes of a text as the edge sends it: brotli at quality 11. */
export function weigh(text: string | Buffer): number {
  return brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
    },
  }).length;
}
