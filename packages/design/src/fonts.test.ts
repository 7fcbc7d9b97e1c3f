import { isIntact, missingGlyphs } from '../fonts/testing/missing-glyphs.mjs';
import { headlineHangul, interfaceHangul } from './content/glyphs';
import { commonHangulFont, interfaceFonts } from './fonts';

test('the fonts contain every letter of the copy; if not: npm run fonts', () => {
  expect(missingGlyphs({ interfaceHangul, headlineHangul })).toEqual({
    interface: '',
    headlines: '',
  });
});

test.each([...Object.values(interfaceFonts), commonHangulFont])(
  'the content of %s matches the hash in its name',
  (file) => {
    expect(isIntact(file)).toBe(true);
  },
);
