import type { Page } from '@playwright/test';
import { faceFamilies } from '@site/contract';
import { headlineHangul, lightHangul, serifMarks } from '@site/design/glyphs';

/**
 * The serif has only the letters of the site's headlines; any other would come from the sans, in the middle of a word.
 * @returns `<text>: <letters>` for each text in the serif with letters that the serif lacks
 */
export async function lettersOutsideSerif(page: Page): Promise<string[]> {
  const texts = await page.evaluate((family) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: { text: string; weight: number }[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { fontFamily, fontWeight } = getComputedStyle(node.parentElement ?? document.body);
      if (fontFamily.replace(/^["']/, '').startsWith(family))
        found.push({ text: (node.textContent ?? '').trim(), weight: Number(fontWeight) });
    }
    return found;
  }, faceFamilies.serif);
  return texts.flatMap(({ text, weight }) => {
    const known = serifMarks + (weight < 400 ? lightHangul : headlineHangul);
    const missing = [...text.normalize('NFC')].filter(
      (letter) => letter > '~' && !known.includes(letter),
    );
    return missing.length > 0 ? [`${text}: ${[...new Set(missing)].join('')}`] : [];
  });
}
