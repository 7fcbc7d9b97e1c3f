import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { URL } from 'node:url';
import { collectGlyphs, isHangul } from '../collect-glyphs.mjs';

/**
 * Finds letters of the current copy that the committed fonts lack.
 * @param faces Hangul in the interface face and in the headline face
 */
export function missingGlyphs({ interfaceHangul, headlineHangul }) {
  const { all, headlines } = collectGlyphs();
  const lacks = (face) => (letter) => isHangul(letter) && !face.includes(letter);
  return {
    interface: all.filter(lacks(interfaceHangul)).join(''),
    headlines: headlines.filter(lacks(headlineHangul)).join(''),
  };
}

/**
 * @param file name of a font file, `<name>.<hash>.woff2`
 * @returns whether the content of the committed file matches the hash in its name
 */
export function isIntact(file) {
  const bytes = readFileSync(new URL(`../${file}`, import.meta.url));
  return file.split('.')[1] === createHash('sha256').update(bytes).digest('hex').slice(0, 10);
}
