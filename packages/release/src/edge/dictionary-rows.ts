/** Compression dictionaries as rows of nginx maps: what a browser may hold → the folder of what it is sent. */
import { availableDictionaryOf } from '../dictionaries/dictionary-name';
import { foldCase, type MapRow } from './page-addresses';

/**
 * `Available-Dictionary` → itself and the name under dcz/ (nginx/conf/http/dictionaries.conf compares the former letter
 * for letter). Only dictionaries that something was compressed with: what a visitor writes there never becomes part of
 * a path.
 */
export function dictionaryRows(names: readonly string[]): MapRow[] {
  return [...new Set(names)].sort().map((name) => {
    const held = availableDictionaryOf(name);
    return [foldCase(held), `${held} ${name}`];
  });
}
