import path from 'node:path';
import { interfaceFonts } from '@site/design/fonts';
import { fontsFolder } from '../browser/font-face';
import { readFont, type Font } from '../fonts/read-font';
import { element } from '../svg/element';

export interface WordLook {
  /** serif: headlines; letters that it lacks (㎡) are those of the sans, as on the pages. */
  readonly face: 'serif' | 'sans';
  readonly size: number;
  readonly fill: string;
  /** Letter-spacing in em. */
  readonly tracking: number;
}

const fonts = new Map<string, Font>();

function fontOf(face: WordLook['face']): Font {
  const known = fonts.get(face);
  if (known) return known;
  const file = face === 'serif' ? interfaceFonts.serif500 : interfaceFonts.sans;
  const font = readFont(path.join(fontsFolder, file));
  fonts.set(face, font);
  return font;
}

/**
 * @returns a line of text as outlines whose baseline starts at 0, 0, and its width in px
 * @throws Error that names a letter which neither face has
 */
export function wordPath(text: string, { face, size, fill, tracking }: WordLook) {
  let x = 0;
  const letters = [...text].map((letter) => {
    const font = fontFor(letter, face);
    const scale = size / font.unitsPerEm;
    const { glyphs, advanceWidth } = font.layout(letter);
    const transform = `translate(${x.toFixed(2)} 0)scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})`;
    x += advanceWidth * scale + tracking * size;
    return element('path', { transform, d: glyphs.map((glyph) => glyph.path.toSVG()).join('') });
  });
  return { svg: element('g', { fill }, ...letters), width: x - tracking * size };
}

function fontFor(letter: string, face: WordLook['face']): Font {
  const codePoint = letter.codePointAt(0) ?? 0;
  const font = [face, 'sans' as const]
    .map(fontOf)
    .find((one) => one.hasGlyphForCodePoint(codePoint));
  if (!font) throw new Error(`The faces of packages/design cannot draw ${letter}: npm run fonts`);
  return font;
}
