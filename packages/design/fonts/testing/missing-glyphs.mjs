import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { URL } from 'node:url';
import { collectGlyphs, isHangul } from '../collect-glyphs.mjs';

/**
 * Letters of today's copy that the committed faces lack.
 * @param faces Hangul in the interface and in the headline face
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
 * @returns true when the committed file is the one its name promises
 */
export function isIntact(file) {
  const bytes = readFileSync(new URL(`../${file}`, import.meta.url));
  return file.split('.')[1] === createHash('sha256').update(bytes).digest('hex').slice(0, 10);
}
