/** Names of compression dictionaries (RFC 9842): in a browser's header, as a folder, and which script is one for which. */
import { sha256 } from '../sha256';

/** Structured field bytes of exactly 32 bytes: `:` base64 `:`. */
const availableDictionary = /^:([A-Za-z0-9+/]{43}=):$/;
const folderName = /^[0-9a-f]{64}$/;

/** @returns the SHA-256 of a dictionary's bytes in hex. */
export const dictionaryName: (dictionary: Uint8Array) => string = sha256;

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

/**
 * The stem of a script stays the same in every version, its hash changes: `entry.1a2b3c4d.js`, `react.5e6f7a8b.js`,
 * `__federation_expose_PressList.9c0d1e2f.js`. The file of one version is the dictionary for that of the next.
 */
const hashedScript = /^([\w-]+)\.[0-9a-f]{8}\.js$/;
const scriptAddress = /^\/(shell|remotes\/[a-z-]+)\/[^/]+\/([\w-]+)\.[0-9a-f]{8}\.js$/;

/** @returns the constant part of a file's name; undefined unless it is a hashed script. */
export function scriptStem(file: string): string | undefined {
  return hashedScript.exec(file)?.[1];
}

/**
 * @param path address of a file
 * @returns its `Use-As-Dictionary` response header: it is a dictionary for the same script of any other version.
 */
export function useAsDictionary(path: string): string | undefined {
  if (pageDictionaryAddress.test(path)) return 'match="/*", match-dest=("document")';
  const [, folder, stem] = scriptAddress.exec(path) ?? [];
  return folder && stem && `match="/${folder}/*/${stem}.*.js"`;
}

/** The dictionary of pages (page-dictionaries.ts). */
const pageDictionaryAddress = /^\/media\/dictionaries\/[0-9a-f]{10}\/pages\.txt$/;
