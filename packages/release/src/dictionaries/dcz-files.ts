/**
 * The location of `dcz` files: a folder per dictionary, in it the files under their own address.
 *
 *   SITE/dcz/<dictionary>/remotes/mfe-press/<version>/entry.1a2b3c4d.js     scripts of the live versions
 *   SITE/releases/<id>/dcz/<dictionary>/Brand/intro.html                    pages of one release
 *
 * Not in the published folders, which are immutable: these files are added and removed as visitors' versions change.
 * Without such a file, the server sends the plain one. Separate from compress-dcz.ts: the site server reads their headers for every
 * answer and must not load the compressor at start.
 */
import { closeSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { readOrUndefined } from '../read-or-undefined';
import { namesIn } from '../store/names-in';
import { isDictionaryName } from './dictionary-names';

/** @param root folder of the site or of a release */
export function dczFolder(root: string, name = ''): string {
  return join(root, 'dcz', name);
}

/** @returns names of the dictionaries of all `dcz` files under this root. */
export function dictionariesUnder(root: string): string[] {
  return namesIn(dczFolder(root)).filter(isDictionaryName).sort();
}

/** A zstd frame of 32 bytes that decoders skip. */
const magic = Buffer.from('5e2a4d1820000000', 'hex');
export const dczHeaderBytes = magic.length + 32;

/** @param name of the dictionary: its SHA-256 in hex @returns the first 40 bytes of every `dcz` response */
export function dczHeader(name: string): Buffer {
  return Buffer.concat([magic, Buffer.from(name, 'hex')]);
}

/** @returns whether the file exists and was compressed with the dictionary of this name. */
export function isDczFile(file: string, name: string): boolean {
  const descriptor = readOrUndefined(() => openSync(file, 'r'));
  if (descriptor === undefined) return false;
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
