/** The name of a compression dictionary (RFC 9842): in a browser's header, and as the name of a folder. */
import { createHash } from 'node:crypto';

/** Structured field bytes of exactly 32 bytes: `:` base64 `:`. */
const availableDictionary = /^:([A-Za-z0-9+/]{43}=):$/;
const folderName = /^[0-9a-f]{64}$/;

/** @returns the SHA-256 of a dictionary's bytes in hex. */
export function dictionaryName(dictionary: Uint8Array): string {
  return createHash('sha256').update(dictionary).digest('hex');
}

export function isDictionaryName(name: string): boolean {
  return folderName.test(name);
}

/** @returns a browser's `Available-Dictionary` value for this dictionary. */
export function availableDictionaryOf(name: string): string {
  return `:${Buffer.from(name, 'hex').toString('base64')}:`;
}

/** @returns the dictionary of an `Available-Dictionary` value; undefined unless it is one well-formed SHA-256. */
export function parseAvailableDictionary(header: string): string | undefined {
  const base64 = availableDictionary.exec(header)?.[1];
  if (base64 === undefined) return undefined;
  const name = Buffer.from(base64, 'base64').toString('hex');
  // 43 letters encode two bits more than 32 bytes: only the canonical encoding is accepted, as in nginx's map.
  return availableDictionaryOf(name) === header ? name : undefined;
}
