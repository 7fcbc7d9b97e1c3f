import { writeFileSync } from 'node:fs';
import { URL } from 'node:url';

const source = new URL('../src/', import.meta.url);
const banner = '/** Written by `npm run fonts`; do not edit. */\n';

/** Writes src/fonts.ts (file names) and src/content/glyphs.ts (the letters in them). */
export function writeFontModules(cut) {
  const { sans, serif500, serif300, common, interfaceHangul, commonHangul } = cut;
  const { headlineHangul, lightHangul, serifMarks } = cut;
  writeFileSync(
    new URL('fonts.ts', source),
    `${banner}export const interfaceFonts = {
  sans: '${sans.file}',
  serif500: '${serif500.file}',
  serif300: '${serif300.file}',
} as const;

/** Common syllables that the site's own copy does not use: for the pictures and videos of imagery/. */
export const commonHangulFont = '${common.file}';
`,
  );
  writeFileSync(
    new URL('content/glyphs.ts', source),
    `${banner}
/** Syllables in the interface face: all of the site's own copy. */
export const interfaceHangul =
  '${interfaceHangul.join('')}';

/** Syllables in the serif. */
export const headlineHangul =
  '${headlineHangul.join('')}';

/** Syllables in the light serif. */
export const lightHangul = '${lightHangul.join('')}';

/** What else both serifs have, besides ASCII. */
export const serifMarks = '${serifMarks.join('')}';

/** Syllables in the file for imagery/. */
export const commonHangul =
  '${commonHangul.join('')}';
`,
  );
}
