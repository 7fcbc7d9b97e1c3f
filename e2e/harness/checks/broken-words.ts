import type { Locator } from '@playwright/test';

/**
 * Where a column is too narrow, the browser breaks words between any two letters. A long Korean word may take several
 * lines, but not with fewer than two letters in one of them; a type, an area, a Latin word or a telephone number takes
 * one line. Lines may end at other signs, such as "·", in any text size: they separate words like spaces.
 * @returns `<word>: <letters in each line>` for each word of the element that is broken more than that
 */
export async function brokenWords(element: Locator): Promise<string[]> {
  return element.evaluate((root) => {
    interface Letter {
      readonly node: Node;
      readonly at: number;
    }
    const isOfWord = /[\p{L}\p{N}㎡.,%-]/u;
    const takesOneLine = /^[\d.,]*[A-Z]?㎡?$|^[ -~]+$/;
    const found: string[] = [];
    const range = document.createRange();
    const select = (first: Letter, last: Letter) => {
      range.setStart(first.node, first.at);
      range.setEnd(last.node, last.at + 1);
      return range;
    };
    /** @returns the number of letters in each line, without letters that are not displayed */
    const lettersByLine = (word: readonly Letter[]) => {
      const lines: number[] = [];
      let before = Infinity;
      for (const letter of word) {
        const { left, width } = select(letter, letter).getBoundingClientRect();
        if (width === 0) continue;
        // Sizes may differ within a line, so only the direction shows where one ends.
        if (left <= before) lines.push(0);
        lines.push((lines.pop() ?? 0) + 1);
        before = left;
      }
      return lines;
    };
    const check = (word: readonly Letter[]) => {
      const [first] = word;
      const last = word.at(-1);
      if (!first || !last || first === last) return;
      // Most words are in one line, which is quicker to see than their letters.
      if (first.node === last.node && select(first, last).getClientRects().length < 2) return;
      const lines = lettersByLine(word);
      const text = word.map(({ node, at }) => node.textContent?.[at]).join('');
      if (lines.length > 1 && (takesOneLine.test(text) || Math.min(...lines) < 2))
        found.push(`${text}: ${lines.join(' + ')}`);
    };
    const blockOf = (node: Node) => {
      let block = node.parentElement ?? root;
      while (block.parentElement && getComputedStyle(block).display === 'inline')
        block = block.parentElement;
      return block;
    };
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    let block: Element | undefined;
    /** It may consist of several text nodes, as in 84A<small>㎡</small>. */
    let word: Letter[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      // The honeypot of a form is never seen; the letters of a drawing may be rotated.
      if (node.parentElement?.closest('[aria-hidden="true"], svg')) continue;
      const own = blockOf(node);
      if (own !== block) {
        check(word);
        word = [];
      }
      block = own;
      const text = node.textContent ?? '';
      for (let at = 0; at < text.length; at += 1) {
        if (isOfWord.test(text.charAt(at))) word.push({ node, at });
        else {
          check(word);
          word = [];
        }
      }
    }
    check(word);
    return found;
  });
}
