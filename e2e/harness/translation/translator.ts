/** The end of every translated text; no page contains it. */
export const mark = '⟧';

/**
 * Runs in the page. Translates it as Chrome's translator does, and everything that changes later: a text node is taken
 * out of the document, and two `<font>` stand in its place. "Translated" is the same text with a mark at its end, so that
 * a test finds it by its words and can compare it.
 */
export function translatePage(end: string): void {
  const untranslated = [
    '[translate=no],.notranslate,font,svg',
    'script,style,template,noscript,textarea,select',
  ].join(',');
  const root = document.documentElement;
  const fontTag: string = 'font';
  const translate = (text: Text) => {
    // By name, because the obsolete element is what Chromium's translator inserts.
    const [outer, inner] = [document.createElement(fontTag), document.createElement(fontTag)];
    for (const font of [outer, inner]) font.style.verticalAlign = 'inherit';
    inner.textContent = text.data + end;
    outer.append(inner);
    text.replaceWith(outer);
  };
  const translateAll = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (text.data.trim() && !text.parentElement?.closest(untranslated)) found.push(text);
    }
    for (const text of found) translate(text);
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  new MutationObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(translateAll, 20);
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
  root.lang = 'en';
  root.classList.add('translated-ltr');
  translateAll();
}

/**
 * Runs in the page. @returns the text of each element that has any of its own, in order, shown or not, without the
 * translator's elements and mark
 */
export function readTexts(end: string): readonly string[] {
  const texts: string[] = [];
  const read = (element: Element) => {
    if (element.matches('script,style,template,noscript,textarea')) return;
    let own = '';
    for (const child of element.childNodes)
      if (child instanceof Text || (child as Element).localName === 'font')
        own += child.textContent ?? '';
    own = own.replaceAll(end, '').trim();
    if (own) texts.push(own);
    for (const child of element.children) if (child.localName !== 'font') read(child);
  };
  read(document.body);
  return texts;
}

/** Runs in the page. Resolves when nothing has changed for a while, so that the translator has finished too. */
export function settle(): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      observer.disconnect();
      resolve();
    };
    let timer = setTimeout(finish, 80);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(finish, 80);
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}
