/**
 * A site's name in another Unicode form → its one form (NFC), as rows of an nginx map. Paths that hold no letter of
 * another form, nearly all, are through with the first row, however many sites there are.
 */
import type { MapRow } from './page-addresses';
import { anySpelling, literal, otherForms } from './path-spellings';

const apiPrefix = '/api/press';

/** @param keys of all sites, in NFC; rows give $lookup_path from $bare_path */
export function siteSpellingRows(keys: readonly string[]): MapRow[] {
  const marks = new Set(keys.flatMap(marksOf));
  const unchanged: MapRow = [
    `~^(?![\\x00-\\xff]*(?:${[...marks].map(literal).join('|')}))`,
    '$bare_path',
  ];
  return [
    ...(marks.size > 0 ? [unchanged] : []),
    ...keys.filter((key) => marksOf(key).length > 0).map(spellingRow),
  ];
}

function spellingRow(key: string): MapRow {
  return [
    `~^(?<before_site>(?:${apiPrefix})?)/${anySpelling(key)}(?<below_site>(?:/[\\x00-\\xff]*)?)\\z`,
    `$before_site/${key}$below_site`,
  ];
}

/** Letters that stand in other forms of the name and never in NFC text that means the same. */
function marksOf(key: string): string[] {
  const own = new Set(key);
  return [...key]
    .flatMap(otherForms)
    .flatMap((form) => [...form].filter((letter) => !own.has(letter) && isMark(letter)));
}

/** A combining mark, or a Korean vowel or final consonant that is written on its own. */
function isMark(letter: string): boolean {
  return /[\p{M}\u1160-\u11ff]/u.test(letter);
}
