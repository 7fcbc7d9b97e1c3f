import { memo } from 'react';
import { createGlobalStyle } from 'styled-components';
import { extraFontFiles } from './extra-font-files';
import { fontUrl, sansFamily, sansWeights } from './font-names';

export interface ExtraGlyphsProps {
  /** All text on the page that the administrator wrote. */
  readonly text: string;
}

/**
 * Syllables that the interface face lacks, for text that is not the site's own copy (press list, article).
 * Adds one @font-face per file needed, narrowed to the letters that occur; for most texts, nothing.
 */
export const ExtraGlyphs = memo(function ExtraGlyphs({ text }: ExtraGlyphsProps) {
  const rules = extraFontFaces(text);
  return rules === '' ? null : <Faces $rules={rules} />;
});

/** The rules for a text: '' when the interface face draws all of it. */
function extraFontFaces(text: string): string {
  return [...extraFontFiles(text)]
    .map(([file, codePoints]) => {
      const range = codePoints.map((codePoint) => `U+${codePoint.toString(16)}`).join();
      return `@font-face{font-family:'${sansFamily}';font-weight:${sansWeights};font-display:swap;src:url('${fontUrl(file)}') format('woff2');unicode-range:${range}}`;
    })
    .join('');
}

const Faces = createGlobalStyle<{ $rules: string }>`${({ $rules }) => $rules}`;
