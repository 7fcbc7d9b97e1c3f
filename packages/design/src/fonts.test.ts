import { isIntact, missingGlyphs } from '../fonts/testing/missing-glyphs.mjs';
import { headlineHangul, interfaceHangul } from './content/glyphs';
import { headlineCuts } from './content/headline-cuts';
import { commonHangulFont, interfaceFonts } from './fonts';

test('the faces hold every letter of the copy; if not: npm run fonts', () => {
  expect(missingGlyphs({ interfaceHangul, headlineHangul })).toEqual({
    interface: '',
    headlines: '',
  });
});

test.each([
  ...Object.values(interfaceFonts),
  commonHangulFont,
  ...headlineCuts.map(({ file }) => file),
])('%s is the file that its name promises', (file) => {
  expect(isIntact(file)).toBe(true);
});
