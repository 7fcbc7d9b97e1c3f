import { css } from 'styled-components';
import { fontFiles } from './fonts';

const families = { sans: 'Pretendard Look', serif: 'Noto Serif KR Look' } as const;

/** The @font-face rules of every page, and the two family lists. */
export const fontFaces = css`
  ${fontFiles.map(
    ({ family, weight, file }) => `@font-face {
      font-family: '${families[family]}';
      font-weight: ${weight};
      font-display: swap;
      src: url('/shell/fonts/${file}') format('woff2');
    }`,
  )}
  :root {
    --serif: 'Noto Serif KR Look', 'Noto Serif KR', 'Nanum Myeongjo', AppleMyungjo, Batang, serif;
    --sans:
      'Pretendard Look', 'Pretendard Variable', Pretendard, -apple-system, 'Apple SD Gothic Neo',
      'Malgun Gothic', sans-serif;
  }
`;
