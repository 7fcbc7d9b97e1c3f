import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { URL } from 'node:url';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';

/**
 * Subsets a font to the given letters and writes it to a file with a content hash in its name.
 * @param options source (bytes), letters, name (first part of the file name), folder, features, weights
 * @returns file name, size in bytes, and the letters that the source font lacks
 */
export async function cutFont({ source, letters, name, folder, features, weights }) {
  const woff2 = await subsetFont(source, letters.join(''), {
    targetFormat: 'woff2',
    keepFeatures: features,
    noHinting: true,
    ...(weights && { variationAxes: { wght: weights } }),
  });
  const hash = createHash('sha256').update(woff2).digest('hex').slice(0, 10);
  const file = `${name}.${hash}.woff2`;
  writeFileSync(new URL(file, folder), woff2);
  const drawn = new Set(fontkit.create(woff2).characterSet);
  const missing = letters.filter((letter) => !drawn.has(letter.codePointAt(0)));
  return { file, bytes: woff2.length, missing };
}
