import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { commonHangul, interfaceHangul } from './content/glyphs';
import { extraFontFiles } from './extra-font-files';
import { ExtraGlyphs } from './extra-glyphs';
import { commonHangulFont, rareHangulFonts } from './fonts';

const syllables = Array.from({ length: 0xd7a4 - 0xac00 }, (_, i) =>
  String.fromCodePoint(0xac00 + i),
);
const rare = syllables.filter(
  (one) => !interfaceHangul.includes(one) && !commonHangul.includes(one),
);

const stylesFor = (text: string) => {
  const sheet = new ServerStyleSheet();
  renderToString(sheet.collectStyles(<ExtraGlyphs text={text} />));
  return sheet.getStyleTags();
};

test("the site's own letters, Latin and marks need no further file", () => {
  expect(extraFontFiles(`${interfaceHangul} 1,215 A-Z ※`).size).toBe(0);
  expect(stylesFor(interfaceHangul)).not.toContain('@font-face');
});

test('every other syllable belongs to the file whose range holds it', () => {
  for (const one of rare) {
    const code = one.codePointAt(0)!;
    const [file] = extraFontFiles(one).keys();
    const holders = rareHangulFonts.filter(({ first }) => first <= code);
    expect(file).toBe((holders.at(-1) ?? rareHangulFonts[0]).file);
  }
  expect([...extraFontFiles(commonHangul).keys()]).toEqual([commonHangulFont]);
});

test('a text with two such letters asks for exactly these two', () => {
  const [first, last] = [commonHangul[0]!, rare.at(-1)!];
  const styles = stylesFor(`${interfaceHangul} ${first}${last}${first}`);
  expect(styles.match(/@font-face/g)).toHaveLength(2);
  expect(styles).toContain(`unicode-range:U+${first.codePointAt(0)!.toString(16)}`);
  expect(styles).toContain(`unicode-range:U+${last.codePointAt(0)!.toString(16)}`);
});
