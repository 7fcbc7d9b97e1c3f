import { readdirSync } from 'node:fs';
import path from 'node:path';
import { missingLetters, readFont, type Font } from './read-font';

/** Pretendard as a subset for the drawings, one file per weight, because fontkit cannot vary a WOFF2. */
export const wordFacesFolder = import.meta.dirname;

/** The weights of the site's pages; 600 is their bold. */
export const wordWeights = [400, 500, 600] as const;
export type WordWeight = (typeof wordWeights)[number];

const faces = new Map<WordWeight, Font>();

/** @throws Error when the font file does not exist */
export function wordFace(weight: WordWeight): Font {
  const face = faces.get(weight) ?? loadFace(weight);
  faces.set(weight, face);
  return face;
}

/** @returns the available weight nearest to that of a drawing */
export function nearestWeight(wanted: number): WordWeight {
  return wordWeights.reduce((best, each) =>
    Math.abs(each - wanted) < Math.abs(best - wanted) ? each : best,
  );
}

/** @returns whether the font of this weight exists and has all glyphs; read again each time, as it may have been replaced */
export function holdsLetters(weight: WordWeight, letters: readonly string[]): boolean {
  const file = fileOf(weight);
  return file !== undefined && missingLetters(path.join(wordFacesFolder, file), letters) === '';
}

function loadFace(weight: WordWeight): Font {
  const file = fileOf(weight);
  if (!file) throw new Error(`imagery/fonts has no words-${weight}: npm run imagery`);
  return readFont(path.join(wordFacesFolder, file));
}

const fileOf = (weight: WordWeight) =>
  readdirSync(wordFacesFolder).find(
    (file) => file.startsWith(`words-${weight}.`) && file.endsWith('.woff2'),
  );
