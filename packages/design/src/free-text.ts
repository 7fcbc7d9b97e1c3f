import { css } from 'styled-components';
import { headlineHangul, interfaceHangul } from './content/glyphs';
import { systemSans, systemSerif } from './font-families';

const firstSyllable = 0xac00;
const lastSyllable = 0xd7a3;

/**
 * For text that is not the site's own copy: if our subset lacks a syllable, the whole text uses the system face, so that
 * no word mixes two. Use it in the styles of the element that contains the text.
 */
export const freeSans = (text: string) =>
  lacks(interfaceHangul, text) &&
  css`
    --sans: ${systemSans};
    font-family: var(--sans);
  `;

/** The same for an element that uses `var(--serif)`. */
export const freeSerif = (text: string) =>
  lacks(headlineHangul, text) &&
  css`
    --serif: ${systemSerif};
  `;

function lacks(hangul: string, text: string): boolean {
  return [...text.normalize('NFC')].some((letter) => isHangul(letter) && !hangul.includes(letter));
}

function isHangul(letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0;
  return code >= firstSyllable && code <= lastSyllable;
}
