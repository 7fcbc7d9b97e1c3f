import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';

export type { Font, Path } from 'fontkit';

/** @param file path of a .woff2. @throws Error when it holds several fonts */
export function readFont(file: string): Font {
  const font = create(readFileSync(file));
  if ('fonts' in font) throw new Error(`${file} is a collection, not one font`);
  return font;
}

/** @returns the letters for which the font has no glyph, in their order */
export function missingLetters(file: string, letters: readonly string[]): string {
  const known = new Set(readFont(file).characterSet);
  return letters.filter((letter) => !known.has(letter.codePointAt(0) ?? 0)).join('');
}
