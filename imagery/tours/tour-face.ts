import { readdirSync } from 'node:fs';
import path from 'node:path';
import { cutPretendard } from '../fonts/cut-pretendard';
import { missingLetters } from '../fonts/read-font';

const folder = path.resolve(import.meta.dirname, '../media/tours');
const name = 'tour-face';

/** Printable ASCII for the rooms' numbers, and the signs that the style writes on the buttons. */
const always = [
  ...Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)),
  '‹',
  '›',
  '−',
];

/**
 * Cuts the typeface of the tours' pages, unless the one that is there holds all their letters. They have one of their
 * own: a system may have no Korean one, and these pages are shown without the site's shell, which adds the site's.
 * @param pages their HTML
 * @throws Error when Pretendard lacks a letter
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

/** @throws Error when it has not been cut */
export function tourFaceAddress(): string {
  const file = fileOfFace();
  if (!file) throw new Error(`imagery/media/tours has no ${name}: npm run imagery`);
  return `/media/tours/${file}`;
}

/** The rule that names it `Tour Sans`. Swapped in: who has a Korean typeface reads at once. */
export const faceRule = () =>
  `@font-face{font-family:'Tour Sans';src:url('${tourFaceAddress()}') format('woff2');font-weight:400 600;font-display:swap}\n`;

const fileOfFace = () =>
  readdirSync(folder).find((file) => file.startsWith(`${name}.`) && file.endsWith('.woff2'));
