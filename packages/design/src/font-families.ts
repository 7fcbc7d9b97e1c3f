import { css } from 'styled-components';
import { faceFamilies } from '@site/contract';

/** Phones and computers know their Korean face under these names; the page's language does the rest. */
export const systemSans = "-apple-system, 'Noto Sans CJK KR', sans-serif";

/**
 * A Korean serif where the visitor has one, else the sans: the generic serif has Latin letters only on most phones and
 * would mix two typefaces in one word.
 */
export const systemSerif = `'Noto Serif CJK KR', 'Nanum Myeongjo', AppleMyungjo, ${systemSans}`;

/**
 * The lists of families. No @font-face rule declares ours: the pre-paint script (packages/contract) adds them where
 * nobody sees the change, so a list names them first and means the visitor's own until then.
 *
 * --headline is for texts that stand in the page's HTML and carry `data-headline`: a page names a font file that holds
 * exactly these letters. --title is the same for the title that fades in; who has asked for less motion sees it at
 * once. Everything else in serif takes --serif.
 */
export const fontFamilies = css`
  :root {
    --sans: '${faceFamilies.sans}', ${systemSans};
    --serif:
      '${faceFamilies.serif}', 'Noto Serif CJK KR', 'Nanum Myeongjo', AppleMyungjo, var(--sans);
    --headline: '${faceFamilies.headline}', var(--serif);
    --title: '${faceFamilies.title}', var(--serif);
  }
`;
