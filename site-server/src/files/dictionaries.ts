/**
 * Compression dictionaries (RFC 9842): a browser with an earlier version of a file receives the difference that the
 * release computed.
 */
import type { IncomingMessage } from 'node:http';
import { parseAvailableDictionary, useAsDictionary } from '@site/release/dictionaries';

/** The part of dictionaries in the response with one file. */
export interface DictionaryUse {
  /** Path of the difference for browsers that hold the dictionary of this name. */
  readonly fileFor: (name: string) => string;
  readonly headers: Readonly<Record<string, string>>;
}

const takesDcz = /(?:^|,)\s*dcz\s*(?:,|$)/i;

/** @returns the name of the dictionary that the browser holds, if it may receive a difference to it */
export function heldDictionary({ headers }: IncomingMessage): string | undefined {
  // A browser would mix parts of the plain file with parts of the difference.
  if (headers.range !== undefined) return undefined;
  if (!takesDcz.test(headers['accept-encoding']?.toString() ?? '')) return undefined;
  return parseAvailableDictionary(headers['available-dictionary']?.toString() ?? '');
}

/** @param file address of a file @returns undefined for a file that has no versions */
export function dictionariesOfFile(file: string): DictionaryUse | undefined {
  const use = useAsDictionary(file);
  if (use === undefined) return undefined;
  return {
    fileFor: (name) => `/dcz/${name}${file}`,
    headers: { 'Use-As-Dictionary': use },
  };
}

/**
 * @param file of a page, under pages/
 * @param pageDictionary address of the dictionary that pages name
 */
export function dictionariesOfPage(
  file: string,
  pageDictionary: string | undefined,
  { headers }: IncomingMessage,
): DictionaryUse {
  const isNamed = pageDictionary !== undefined && headers['save-data'] === undefined;
  return {
    fileFor: (name) => `/dcz/${name}/${file}`,
    headers: isNamed ? { Link: `<${pageDictionary}>; rel="compression-dictionary"` } : {},
  };
}
