/** The first 40 bytes of every `dcz` answer (RFC 9842, section 5): they name its dictionary. */
import { closeSync, openSync, readSync } from 'node:fs';

/** To zstd, a frame of 32 bytes that it skips. */
const magic = Buffer.from('5e2a4d1820000000', 'hex');
export const dczHeaderBytes = magic.length + 32;

/** @param name of the dictionary: its SHA-256 in hex */
export function dczHeader(name: string): Buffer {
  return Buffer.concat([magic, Buffer.from(name, 'hex')]);
}

/** @returns whether a file is there and was compressed with the dictionary of this name. */
export function isDczFile(file: string, name: string): boolean {
  let descriptor: number;
  try {
    descriptor = openSync(file, 'r');
  } catch {
    return false;
  }
  try {
    // One byte more: a file that ends with its header holds nothing.
    const start = Buffer.alloc(dczHeaderBytes + 1);
    const count = readSync(descriptor, start);
    return count === start.length && start.subarray(0, dczHeaderBytes).equals(dczHeader(name));
  } catch {
    return false;
  } finally {
    closeSync(descriptor);
  }
}
