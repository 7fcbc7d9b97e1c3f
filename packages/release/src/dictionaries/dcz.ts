/**
 * The content encoding `dcz` (RFC 9842, section 5): 40 bytes that name the dictionary, then one zstd frame compressed
 * with it. Compression runs when a release is written, never for a request and never in a browser.
 *
 * The WebAssembly build gives the same bytes on every version of Node; Node 20's zlib has no zstd. A dictionary that
 * does not begin with zstd's magic number is raw content, which is how browsers read it.
 */
import { compressUsingDict, createCCtx, freeCCtx, init } from '@bokuweb/zstd-wasm';
import { closeSync, openSync, readSync } from 'node:fs';
import { dictionaryName } from './dictionary-name';

/** The highest level whose window is as small as the file; higher levels save 5 bytes a page. */
const level = 19;
/** A zstd frame of 32 bytes that decoders skip. */
const magic = Buffer.from('5e2a4d1820000000', 'hex');
export const dczHeaderBytes = magic.length + 32;

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

/** @param name of the dictionary: its SHA-256 in hex @returns the first 40 bytes of every `dcz` response */
export function dczHeader(name: string): Buffer {
  return Buffer.concat([magic, Buffer.from(name, 'hex')]);
}

/** @returns whether the file exists and was compressed with the dictionary of this name. */
export function isDczFile(file: string, name: string): boolean {
  let descriptor: number;
  try {
    descriptor = openSync(file, 'r');
  } catch {
    return false;
  }
  try {
    // One byte more: a file that ends after its header has no content.
    const start = Buffer.alloc(dczHeaderBytes + 1);
    const count = readSync(descriptor, start);
    return count === start.length && start.subarray(0, dczHeaderBytes).equals(dczHeader(name));
  } catch {
    return false;
  } finally {
    closeSync(descriptor);
  }
}

let ready: Promise<void> | undefined;

/** Once per process: a second init() returns at once and replaces the memory of a running compression. */
export function zstdReady(): Promise<void> {
  return (ready ??= init());
}
