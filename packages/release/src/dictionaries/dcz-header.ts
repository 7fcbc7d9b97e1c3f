/**
 * The header of a `dcz` response, which names its dictionary. Separate from compress-dcz.ts: the site server reads it for every
 * answer and must not load the compressor at start.
 */
import { closeSync, openSync, readSync } from 'node:fs';

/** A zstd frame of 32 bytes that decoders skip. */
const magic = Buffer.from('5e2a4d1820000000', 'hex');
export const dczHeaderBytes = magic.length + 32;

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
