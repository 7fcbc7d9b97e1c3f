import type { Page } from '@playwright/test';
import { faceFamilies } from '@site/contract';
import { headlineHangul, lightHangul, serifMarks } from '@site/design/glyphs';

/**
 * The serif has only the letters of the site's headlines; any other would come from the sans, in the middle of a word.
 * @returns `<text>: <letters>` for each text in the serif with letters that the serif lacks
 */
export async function lettersOutsideSerif(page: Page): Promise<string[]> {
  const texts = await page.evaluate(
    (families) => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: { text: string; family: string }[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const { fontFamily } = getComputedStyle(node.parentElement ?? document.body);
        const family = fontFamily.split(',')[0]?.replaceAll(/["']/g, '') ?? '';
        if (families.includes(family))
          found.push({ text: (node.textContent ?? '').trim(), family });
      }
      return found;
    },
    [faceFamilies.serif, faceFamilies.serifLight] as string[],
  );
  return texts.flatMap(({ text, family }) => {
    const known = serifMarks + (family === faceFamilies.serifLight ? lightHangul : headlineHangul);
    const missing = [...text.normalize('NFC')].filter(
      (letter) => letter > '~' && !known.includes(letter),
    );
    return missing.length > 0 ? [`${text}: ${[...new Set(missing)].join('')}`] : [];
  });
}

/** @returns the weights of all texts, except 400 and 600: each further weight costs the first layout (decision 0013) */
export function otherFontWeights(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const weights = [...document.body.querySelectorAll('*')]
      .filter((element) => [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE))
      .map((element) => `${getComputedStyle(element).fontWeight} ${element.textContent}`);
    return weights.filter((weight) => !/^(400|600) /.test(weight));
  });
}
