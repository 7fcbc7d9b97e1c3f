import { css } from 'styled-components';
import { faceFamilies } from '@site/contract';

/** Phones and computers know their Korean face under these names; the page's language does the rest. */
export const systemSans =
  "-apple-system, 'Apple SD Gothic Neo', 'Malgun Gothic', 'Noto Sans CJK KR', sans-serif";

/**
 * A Korean serif where the visitor has one, else the sans: the generic serif has Latin letters only on most phones and
 * would mix two typefaces in one word.
 */
const koreanSerifs = "'Noto Serif CJK KR', 'Nanum Myeongjo', AppleMyungjo";
export const systemSerif = `${koreanSerifs}, ${systemSans}`;

/**
 * The lists of families. No @font-face rule declares ours: the pre-paint script (packages/contract) adds them where
 * nobody sees the change, so a list names them first and means the visitor's own until then.
 */
export const fontFamilies = css`
  :root {
    --sans: '${faceFamilies.sans}', ${systemSans};
    --serif: '${faceFamilies.serif}', ${koreanSerifs}, var(--sans);
  }
`;
