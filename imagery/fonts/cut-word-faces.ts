import { cutPretendard } from './cut-pretendard';
import { holdsLetters, wordFacesFolder, wordWeights } from './word-faces';

/** Printable ASCII: names and figures that change need no other cut. */
const latin = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i));

/**
 * Cuts the faces of the drawings, unless those that are there hold all their letters.
 * @throws Error when Pretendard lacks one
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
