import { cutPretendard } from './cut-pretendard';
import { holdsLetters, wordFacesFolder, wordWeights } from './word-faces';

/** Printable ASCII, so that changed names and figures need no new subset. */
const latin = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i));

/**
 * Subsets the fonts of the drawings, unless the existing files have all their glyphs.
 * @throws Error when Pretendard lacks a glyph
 */
export async function cutWordFaces(letters: readonly string[]): Promise<void> {
  const wanted = [...new Set([...latin, ...letters])];
  if (wordWeights.every((weight) => holdsLetters(weight, wanted))) return;
  for (const weight of wordWeights)
    await cutPretendard({
      name: `words-${weight}`,
      folder: wordFacesFolder,
      letters: wanted,
      weights: weight,
    });
}
