import { readdirSync } from 'node:fs';
import path from 'node:path';
import { cutPretendard } from '../fonts/cut-pretendard';
import { missingLetters } from '../fonts/read-font';

const folder = path.resolve(import.meta.dirname, '../media/tours');
const name = 'tour-face';

/** Printable ASCII for the room numbers, and the symbols that the style puts on the buttons. */
const always = [
  ...Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)),
  '‹',
  '›',
  '−',
];

/**
 * Subsets the typeface of the tour pages, unless the existing one has all their glyphs. The pages have their own font:
 * a system may have no Korean font, and these pages are shown without the site's shell, which loads that of the site.
 * @param pages their HTML
 * @throws Error when Pretendard lacks a glyph
 */
export async function cutTourFace(pages: readonly string[]): Promise<void> {
  const letters = lettersOf(pages);
  const file = fileOfFace();
  if (file && missingLetters(path.join(folder, file), letters) === '') return;
  await cutPretendard({ name, folder, letters, weights: { min: 400, max: 600 } });
}

/** @returns each letter that the pages show, once */
export function lettersOf(pages: readonly string[]): readonly string[] {
  const shown = pages.map((page) => page.replaceAll(/<[^>]*>/g, '')).join('');
  return [...new Set([...always, ...shown])].filter((letter) => letter >= ' ').sort();
}

/** @throws Error when the font file does not exist */
export function tourFaceAddress(): string {
  const file = fileOfFace();
  if (!file) throw new Error(`imagery/media/tours has no ${name}: npm run imagery`);
  return `/media/tours/${file}`;
}

/** The `Tour Sans` rule, with `font-display: swap`, so that text shows immediately in a Korean font of the system. */
export const faceRule = () =>
  `@font-face{font-family:'Tour Sans';src:url('${tourFaceAddress()}') format('woff2');font-weight:400 600;font-display:swap}\n`;

const fileOfFace = () =>
  readdirSync(folder).find((file) => file.startsWith(`${name}.`) && file.endsWith('.woff2'));
