// Run in the page: what extensions, translators and other additions do to it before the visitor's first input.

/** Click-to-call: every phone number in a text of its own. */
function wrapPhoneNumbers(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node.nodeValue?.includes('1533-8848') && !node.parentElement?.closest('script, style'))
      found.push(node as Text);
  for (const text of found) {
    const span = document.createElement('span');
    span.textContent = text.nodeValue;
    text.replaceWith(span);
  }
}

/** Chrome's and Papago's translators: every text in two <font>, in another language. */
function translate(): void {
  const translated: string = 'font';
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (
      node.nodeValue?.trim() &&
      !node.parentElement?.closest('script, style, noscript, title, textarea, option')
    )
      found.push(node as Text);
  for (const text of found) {
    const outer = document.createElement(translated);
    const inner = document.createElement(translated);
    inner.textContent = `≈${text.nodeValue}`;
    outer.append(inner);
    text.replaceWith(outer);
  }
}

function addElements(): void {
  const main = document.querySelector('main');
  main?.prepend(document.createElement('div'));
  main?.append(document.createElement('div'));
}

export const alterations = {
  'phone numbers wrapped': wrapPhoneNumbers,
  'the whole page translated': translate,
  'an element added first and last in main': addElements,
};

interface Watched {
  smallestText?: number;
}

/** From now on, at every frame: how much of main's text is there. */
export function watchText(): void {
  const length = () => document.querySelector('main')?.textContent.length ?? 0;
  const full = length();
  const page = globalThis as Watched;
  page.smallestText = 1;
  const look = () => {
    page.smallestText = Math.min(page.smallestText ?? 1, length() / full);
    requestAnimationFrame(look);
  };
  look();
}

/** @returns the smallest share of the text at any frame since `watchText` */
export function smallestText(): number {
  return (globalThis as Watched).smallestText ?? 0;
}
