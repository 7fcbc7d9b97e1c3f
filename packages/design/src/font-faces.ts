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

/**
 * Pretendard's syllables are 0.864 em wide, Noto Serif KR's 0.966 em, those of the phones' and Windows' own
 * faces 0.92 em: brought to the same width, lines break at the same places before and after the faces arrive.
 */
const standIn = (family: string, sizePercent: number) => `@font-face {
  font-family: '${family} Stand-in';
  size-adjust: ${sizePercent}%;
  src: local('NotoSansCJKkr-Regular'), local('Noto Sans CJK KR'), local('Noto Sans KR'), local('Malgun Gothic');
}`;

/** The @font-face rules of every page, and the two lists of families. */
export const fontFaces = css`
  ${[
    face(sansFamily, sansWeights, interfaceFonts.sans, 'optional'),
    face(serifFamily, '500', interfaceFonts.serif500, 'swap'),
    face(serifFamily, '300', interfaceFonts.serif300, 'swap'),
    standIn(sansFamily, 94),
    standIn(serifFamily, 105),
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
