import { readdirSync } from 'node:fs';
import path from 'node:path';
import { missingLetters, readFont, type Font } from './read-font';

/** Pretendard cut to the letters of the drawings, a file a weight: fontkit cannot vary a WOFF2. */
export const wordFacesFolder = import.meta.dirname;

/** What the site's pages use: 600 is their bold. */
export const wordWeights = [400, 500, 600] as const;
export type WordWeight = (typeof wordWeights)[number];

const faces = new Map<WordWeight, Font>();

/** @throws Error when the face has not been cut */
export function wordFace(weight: WordWeight): Font {
  const face = faces.get(weight) ?? loadFace(weight);
  faces.set(weight, face);
  return face;
}

/** @returns the weight that is nearest to the one a drawing asks for */
export function nearestWeight(wanted: number): WordWeight {
  return wordWeights.reduce((best, each) =>
    Math.abs(each - wanted) < Math.abs(best - wanted) ? each : best,
  );
}

/** @returns whether the face of this weight is there and holds them all; read anew, for it may have been cut since */
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
