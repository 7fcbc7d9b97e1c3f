/**
 * The ways one address can be written, as parts of nginx's regular expressions. nginx compares bytes and knows no
 * Unicode: every form that means the same letter is spelled out.
 */
const firstSyllable = 0xac00;
const lastSyllable = 0xd7a3;
const finals = 28;

/** @returns an expression for exactly this text. */
export function literal(text: string): string {
  return text.replaceAll(/[\\^$.|?*+()[\]{}]/g, '\\$&');
}

/** @returns an expression for this NFC text in every Unicode form: precomposed, decomposed, and half way. */
export function anySpelling(text: string): string {
  return [...text]
    .map((letter) => {
      const forms = [letter, ...otherForms(letter)];
      return forms.length === 1 ? literal(letter) : `(?:${forms.map(literal).join('|')})`;
    })
    .join('');
}

/** @returns the forms of one NFC letter that mean it and are not it. */
export function otherForms(letter: string): string[] {
  const forms = new Set([letter.normalize('NFD'), ...halfComposed(letter)]);
  return [...forms].filter((form) => form !== letter);
}

/** A Korean syllable with a final consonant may also come as the open syllable and that consonant. */
function halfComposed(letter: string): string[] {
  const code = letter.codePointAt(0) ?? 0;
  if (code < firstSyllable || code > lastSyllable) return [];
  const final = (code - firstSyllable) % finals;
  if (final === 0) return [];
  return [String.fromCodePoint(code - final) + (letter.normalize('NFD').at(-1) ?? '')];
}
