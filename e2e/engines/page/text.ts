/** Runs in the page. @returns every piece of text inside the elements that match, shown or not, white space folded */
export function readText(selector: string): string[] {
  return [...document.querySelectorAll(selector)].flatMap((element) => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = (node.nodeValue ?? '').replace(/\s+/g, ' ').trim();
      if (text && !node.parentElement?.closest('script, style, noscript, template'))
        texts.push(text);
    }
    return texts;
  });
}

/** @returns the pieces of before that are gone */
export function missingTexts(before: readonly string[], after: readonly string[]): string[] {
  const kept = new Set(after);
  return before.filter((text) => !kept.has(text));
}

/** Runs in the page. @returns all text of an element, each run of white space as one space */
export function readWords(selector: string): string {
  return (document.querySelector(selector)?.textContent ?? '').replace(/\s+/g, ' ').trim();
}
