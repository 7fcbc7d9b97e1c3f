import { writeFileSync } from 'node:fs';
import { URL } from 'node:url';

const source = new URL('../src/', import.meta.url);
const banner = '/** Written by `npm run fonts`; do not edit. */\n';

/** Writes src/fonts.ts (file names) and src/content/glyphs.ts (which letters they hold). */
export function writeFontModules(cut) {
  const { sans, serif500, serif300, extra, interfaceHangul, headlineHangul, common } = cut;
  const slices = extra.slices.map(
    ({ first, file }) => `  { first: 0x${first.codePointAt(0).toString(16)}, file: '${file}' },\n`,
  );
  writeFileSync(
    new URL('fonts.ts', source),
    `${banner}export const interfaceFonts = {
  sans: '${sans.file}',
  serif500: '${serif500.file}',
  serif300: '${serif300.file}',
} as const;

/** Common syllables that the site's own copy does not use. */
export const commonHangulFont = '${extra.common.file}';

/** All other syllables of KS X 1001, each file from its first code point to the next file's. */
export const rareHangulFonts = [
${slices.join('')}] as const;
`,
  );
  writeFileSync(
    new URL('content/glyphs.ts', source),
    `${banner}
/** Syllables in the interface face: all of the site's own copy. */
export const interfaceHangul =
  '${interfaceHangul.join('')}';

/** Syllables in the headline face. */
export const headlineHangul =
  '${headlineHangul.join('')}';

/** Syllables in the first of the files that articles may need. */
export const commonHangul =
  '${common.join('')}';
`,
  );
}
