import { commonHangul, interfaceHangul } from './content/glyphs';
import { commonHangulFont, rareHangulFonts } from './fonts';

const firstSyllable = 0xac00;
const lastSyllable = 0xd7a3;

/**
 * Which font files a text needs beyond the interface face.
 * @param text what the administrator wrote
 * @returns file name → code points to draw from it; empty for most texts
 */
export function extraFontFiles(text: string): ReadonlyMap<string, readonly number[]> {
  const files = new Map<string, number[]>();
  for (const letter of new Set(text.normalize('NFC'))) {
    const codePoint = letter.codePointAt(0) ?? 0;
    if (codePoint < firstSyllable || codePoint > lastSyllable) continue;
    if (interfaceHangul.includes(letter)) continue;
    const file = commonHangul.includes(letter) ? commonHangulFont : rareHangulFont(codePoint);
    files.set(file, [...(files.get(file) ?? []), codePoint]);
  }
  return files;
}

function rareHangulFont(codePoint: number): string {
  const following = rareHangulFonts.findIndex(({ first }) => first > codePoint);
  const at = following < 0 ? rareHangulFonts.length - 1 : Math.max(following - 1, 0);
  return rareHangulFonts[at]?.file ?? commonHangulFont;
}
