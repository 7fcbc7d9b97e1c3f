/** Compression dictionaries as rows of nginx maps: what a browser may hold → the folder of what it is sent. */
import { availableDictionaryOf } from '../release/dictionaries/dictionary-name';
import type { MapRow } from './page-addresses';
import { literal } from './path-spellings';

/**
 * `Available-Dictionary` → name under dcz/. Only dictionaries that something was compressed with, each letter for
 * letter: what a visitor writes there never becomes part of a path.
 */
export function dictionaryRows(names: readonly string[]): MapRow[] {
  return [...new Set(names)]
    .sort()
    .map((name) => [`~^${literal(availableDictionaryOf(name))}\\z`, name]);
}
