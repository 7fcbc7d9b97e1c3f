/**
 * The content encoding `dcz` (RFC 9842, section 5): 40 bytes that name the dictionary, then one zstd frame that was
 * compressed with it. Runs when a release is written, never for a request and never in a browser.
 *
 * The WebAssembly build gives the same bytes on every version of Node; Node 20's zlib has no zstd. A dictionary that
 * does not begin with zstd's own magic number is raw content, which is what browsers take it for.
 */
import { compressUsingDict, createCCtx, freeCCtx } from '@bokuweb/zstd-wasm';
import { dczHeader } from './dcz-header';
import { dictionaryName } from './dictionary-name';
import { zstdReady } from './zstd-ready';

/** The strongest whose window stays at the size of the file; levels above gain 5 bytes a page. */
const level = 19;

export async function compressDcz(bytes: Uint8Array, dictionary: Uint8Array): Promise<Buffer> {
  await zstdReady();
  const context = createCCtx();
  try {
    const frame = compressUsingDict(context, bytes, dictionary, level);
    return Buffer.concat([dczHeader(dictionaryName(dictionary)), frame]);
  } finally {
    freeCCtx(context);
  }
}
