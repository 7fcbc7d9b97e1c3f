import { renderToString } from 'react-dom/server';
import styled, { ServerStyleSheet } from 'styled-components';
import { headlineHangul, interfaceHangul } from './content/glyphs';
import { freeSans, freeSerif } from './free-text';

const Text = styled.p<{ $text: string }>`
  ${({ $text }) => freeSans($text)}
`;
const Title = styled.h2<{ $text: string }>`
  ${({ $text }) => freeSerif($text)}
`;

function stylesOf(Element: typeof Text | typeof Title, text: string) {
  const sheet = new ServerStyleSheet();
  renderToString(sheet.collectStyles(<Element $text={text} />));
  return sheet.getStyleTags();
}

test('uses our faces for text that they cover, including Latin letters and symbols', () => {
  expect(stylesOf(Text, `${interfaceHangul} 1,215 A-Z ※ café`)).not.toContain('--sans');
  expect(stylesOf(Title, `${headlineHangul} 84A`)).not.toContain('--serif');
});

test('uses the system face for the whole text if one syllable is missing', () => {
  expect(stylesOf(Text, `${interfaceHangul}\ud7a3`)).toMatch(
    /--sans:-apple-system[^}]*font-family:var\(--sans\)/,
  );
  expect(stylesOf(Title, `${headlineHangul}\ud7a3`)).toMatch(/--serif:'Noto Serif CJK KR'/);
});

test('composes decomposed syllables first', () => {
  expect(stylesOf(Text, '\ud7a3'.normalize('NFD'))).toContain('--sans');
});
