/**
 * A site's name in another Unicode form → its canonical form (NFC), as rows of an nginx map. nginx compares bytes and
 * has no Unicode support, so the expressions list every equivalent form of each letter. The first row handles all paths
 * without a letter of another form, nearly all of them, however many sites there are.
 */
import type { MapRow } from './page-addresses';

const apiPrefix = '/api/press';
const firstSyllable = 0xac00;
const lastSyllable = 0xd7a3;
const finals = 28;

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

/** Letters that occur in other forms of the name and never in its NFC form. */
function marksOf(key: string): string[] {
  const own = new Set(key);
  return [...key]
    .flatMap(otherForms)
    .flatMap((form) => [...form].filter((letter) => !own.has(letter) && isMark(letter)));
}

/** A combining mark, or a separate Korean vowel or final consonant. */
function isMark(letter: string): boolean {
  return /[\p{M}\u1160-\u11ff]/u.test(letter);
}

/** @returns an expression for exactly this text. */
function literal(text: string): string {
  return text.replaceAll(/[\\^$.|?*+()[\]{}]/g, '\\$&');
}

/** @returns an expression for this NFC text in every Unicode form: composed, decomposed, and partly composed. */
function anySpelling(text: string): string {
  return [...text]
    .map((letter) => {
      const forms = [letter, ...otherForms(letter)];
      return forms.length === 1 ? literal(letter) : `(?:${forms.map(literal).join('|')})`;
    })
    .join('');
}

/** @returns the other forms that are equivalent to one NFC letter. */
function otherForms(letter: string): string[] {
  const forms = new Set([letter.normalize('NFD'), ...halfComposed(letter)]);
  return [...forms].filter((form) => form !== letter);
}

/** A Korean syllable with a final consonant may also be encoded as the open syllable and that consonant. */
function halfComposed(letter: string): string[] {
  const code = letter.codePointAt(0) ?? 0;
  if (code < firstSyllable || code > lastSyllable) return [];
  const final = (code - firstSyllable) % finals;
  if (final === 0) return [];
  return [String.fromCodePoint(code - final) + (letter.normalize('NFD').at(-1) ?? '')];
}
