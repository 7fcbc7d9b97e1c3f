import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { create } from 'fontkit';
import { repositoryRoot } from '@site/release';
import { faceFamilies } from '@site/contract';
import { interfaceFonts } from '@site/design/fonts';

const letters = {
  light: readLetters(interfaceFonts.serif300),
  medium: readLetters(interfaceFonts.serif500),
};

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
    const known = weight < 400 ? letters.light : letters.medium;
    const missing = [...text.normalize('NFC')].filter(
      (letter) => letter > ' ' && !known.has(letter.codePointAt(0) ?? 0),
    );
    return missing.length > 0 ? [`${text}: ${[...new Set(missing)].join('')}`] : [];
  });
}

function readLetters(file: string): ReadonlySet<number> {
  const font = create(readFileSync(path.join(repositoryRoot, 'packages/design/fonts', file)));
  return new Set('characterSet' in font ? font.characterSet : []);
}
