import { css } from 'styled-components';
import { fontUrl, sansFamily, sansWeights, serifFamily } from './font-names';
import { interfaceFonts } from './fonts';

/**
 * Running text does not change its face while it is read: the interface face is used when it is there at once,
 * from the second page on that is always. Headlines wait for theirs, standing in a face of the same width.
 */
const face = (
  family: string,
  weight: string,
  file: string,
  display: 'optional' | 'swap',
) => `@font-face {
  font-family: '${family}';
  font-weight: ${weight};
  font-display: ${display};
  src: url('${fontUrl(file)}') format('woff2');
}`;

const koreanFaces =
  "local('NotoSansCJKkr-Regular'), local('Noto Sans CJK KR'), local('Noto Sans KR'), local('Malgun Gothic')";
const latinFaces = "local('Arial'), local('Liberation Sans'), local('DejaVu Sans')";

/**
 * The visitor's own faces, brought to the widths and heights of ours, so that lines break and boxes end at the same
 * places before and after the faces arrive. Widths in em, ours and the phones' and Windows' own: Pretendard's
 * syllables 0.864 and 0.92, its tabular figures and spaces 0.62 and 0.251 against 0.555 and 0.224, its middle dot
 * 0.254 against 0.56 (0.32 in Latin faces); Noto Serif KR's syllables 0.966 and 0.92. Overrides count before the
 * adjustment: Pretendard's 0.952 above the line is written 0.952 / 0.94.
 */
const standIn = (
  family: string,
  sizePercent: number,
  [ascent, descent]: readonly [em: number, em: number],
  { letters, faces = koreanFaces }: { letters?: string; faces?: string } = {},
) => {
  const override = (em: number) => `${((em / sizePercent) * 10_000).toFixed(1)}%`;
  return `@font-face {
  font-family: '${family} Stand-in';
  size-adjust: ${sizePercent}%;
  ascent-override: ${override(ascent)};
  descent-override: ${override(descent)};
  line-gap-override: 0%;${letters ? `\n  unicode-range: ${letters};` : ''}
  src: ${faces};
}`;
};

const sansHeights = [0.952, 0.241] as const;
const serifHeights = [1.151, 0.286] as const;

/** The @font-face rules of every page, and the two lists of families. */
export const fontFaces = css`
  ${[
    face(sansFamily, sansWeights, interfaceFonts.sans, 'optional'),
    face(serifFamily, '500', interfaceFonts.serif500, 'swap'),
    face(serifFamily, '300', interfaceFonts.serif300, 'swap'),
    standIn(sansFamily, 94, sansHeights),
    standIn(sansFamily, 112, sansHeights, { letters: 'U+20,U+2D,U+30-39,U+7E' }),
    standIn(sansFamily, 79, sansHeights, { letters: 'U+B7', faces: latinFaces }),
    standIn(serifFamily, 105, serifHeights),
  ].join('')}
  :root {
    --serif:
      '${serifFamily}', 'Noto Serif KR', 'Noto Serif CJK KR', AppleMyungjo,
      '${serifFamily} Stand-in', '${sansFamily}', serif;
    --sans:
      '${sansFamily}', '${sansFamily} Stand-in', -apple-system, 'Apple SD Gothic Neo',
      'Malgun Gothic', sans-serif;
  }
`;
