import type { Locator } from '@playwright/test';

/**
 * Where a column is too narrow, the browser breaks words between any two letters. A long Korean word may take several
 * lines, but not with fewer than two letters in each; a type or a telephone number takes one.
 * @returns `<word>: <number of lines>` for each word of the element that is broken more than that
 */
export async function brokenWords(element: Locator): Promise<string[]> {
  return element.evaluate((root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      // The honeypot of a form is never seen.
      if (node.parentElement?.closest('[aria-hidden="true"]')) continue;
      const text = node.textContent ?? '';
      const isLatin = /^[ -~]+$/.test(text);
      for (const { 0: word, index } of text.matchAll(/\S{2,}/g)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
        const lines = new Set(boxes.map(({ top }) => Math.round(top))).size;
        if (lines > 1 && (isLatin || word.length < 2 * lines)) found.push(`${word}: ${lines}`);
      }
    }
    return found;
  });
}
