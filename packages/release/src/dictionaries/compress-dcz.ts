/**
 * The content encoding `dcz` (RFC 9842, section 5): 40 bytes that name the dictionary, then one zstd frame compressed
 * with it. Compression runs when a release is written, never for a request and never in a browser.
 *
 * The WebAssembly build gives the same bytes on every version of Node; Node 20's zlib has no zstd. A dictionary that
 * does not begin with zstd's magic number is raw content, which is how browsers read it.
 */
import { compressUsingDict, createCCtx, freeCCtx, init } from '@bokuweb/zstd-wasm';
import { dczHeader } from './dcz-files';
import { dictionaryName } from './dictionary-names';

/** The highest level whose window is as small as the file; higher levels save 5 bytes a page. */
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

let ready: Promise<void> | undefined;

/** Once per process: a second init() returns at once and replaces the memory of a running compression. */
export function zstdReady(): Promise<void> {
  return (ready ??= init());
}
