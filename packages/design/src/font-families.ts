import { css } from 'styled-components';
import { faceFamilies } from '@site/contract';

/**
 * For lang="ko" sans-serif is Malgun Gothic on Windows and has Noto's Hangul on Android and Linux; only Apple's has another
 * name. A name that a system lacks costs the first layout two lookups in each weight.
 */
export const systemSans = '-apple-system, sans-serif';

/**
 * A Korean serif if the system has one, otherwise the sans: the generic serif of most phones has only Latin letters and
 * would mix two typefaces in one word.
 */
const koreanSerifs = "'Noto Serif CJK KR', 'Nanum Myeongjo', AppleMyungjo";
export const systemSerif = `${koreanSerifs}, ${systemSans}`;

/**
 * The font stacks. No @font-face rule declares our faces: the pre-paint script (packages/contract) adds them when no
 * visible text would change. Until then the stacks fall through to the system faces.
 *
 * All text has weight 400 or 600: the first layout asks the system for each family of a stack in each weight, and on
 * most systems 300 and 500 look like 400. So each serif has a family of its own, declared as 400.
 */
export const fontFamilies = css`
  :root {
    --sans: '${faceFamilies.sans}', ${systemSans};
    --serif: '${faceFamilies.serif}', ${koreanSerifs}, var(--sans);
    --serif-light: '${faceFamilies.serifLight}', ${koreanSerifs}, var(--sans);
  }
`;
