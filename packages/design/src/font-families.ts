import { css } from 'styled-components';
import { faceFamilies } from '@site/contract';

/** Names of the Korean system faces; the page's language selects their glyphs. */
export const systemSans =
  "-apple-system, 'Apple SD Gothic Neo', 'Malgun Gothic', 'Noto Sans CJK KR', sans-serif";

/**
 * A Korean serif if the system has one, otherwise the sans: the generic serif of most phones has only Latin letters and
 * would mix two typefaces in one word.
 */
const koreanSerifs = "'Noto Serif CJK KR', 'Nanum Myeongjo', AppleMyungjo";
export const systemSerif = `${koreanSerifs}, ${systemSans}`;

/**
 * The font stacks. No @font-face rule declares our faces: the pre-paint script (packages/contract) adds them when no
 * visible text would change. Until then the stacks fall through to the system faces.
 */
export const fontFamilies = css`
  :root {
    --sans: '${faceFamilies.sans}', ${systemSans};
    --serif: '${faceFamilies.serif}', ${koreanSerifs}, var(--sans);
  }
`;
