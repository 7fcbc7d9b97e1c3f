import type { Page } from '@playwright/test';

/** The readable and usable content of a page, in a comparable form. */
export interface PageFacts {
  /** Pieces of text inside <main>, white space folded. */
  readonly main: readonly string[];
  /** Pieces of text around it: header, menus, footer, bottom bar. */
  readonly frame: readonly string[];
  readonly links: readonly string[];
  /** Native forms, each with method, address and the names of its fields. */
  readonly forms: readonly string[];
  readonly phoneLinks: number;
  /** Height of <main> in CSS pixels: hidden text has no height. */
  readonly mainHeight: number;
}

/** @param html a document to read instead of the current one; the page must then be about:blank */
export async function readFacts(page: Page, html?: string): Promise<PageFacts> {
  // One expression without inner named functions: a compiler may wrap those in a helper that the page lacks.
  const { texts, ...facts } = await page.evaluate((source) => {
    const shown = source === null ? document : new DOMParser().parseFromString(source, 'text/html');
    const walker = shown.createTreeWalker(shown.body, NodeFilter.SHOW_TEXT);
    const found: { text: string; isInMain: boolean }[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = (node.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
      const parent = node.parentElement;
      if (text && !parent?.closest('script, style, noscript, template'))
        found.push({ text, isInMain: Boolean(parent?.closest('main')) });
    }
    return {
      texts: found,
      links: [...shown.links].map((link) => link.getAttribute('href') ?? ''),
      // That of the text size is never submitted.
      forms: [...shown.forms]
        .filter((form) => form.querySelector('button:enabled'))
        .map((form) => ({
          head: `${form.method} ${form.getAttribute('action') ?? ''}`,
          names: [...form.elements].map((field) => field.getAttribute('name') ?? ''),
        })),
      phoneLinks: shown.querySelectorAll('a[href="tel:1533-8848"]').length,
      mainHeight: shown.querySelector('main')?.getBoundingClientRect().height ?? 0,
    };
  }, html ?? null);
  return {
    ...facts,
    main: texts.filter(({ isInMain }) => isInMain).map(({ text }) => text),
    frame: texts.filter(({ isInMain }) => !isInMain).map(({ text }) => text),
    forms: facts.forms.map(({ head, names }) => `${head} ${[...new Set(names)].join(' ').trim()}`),
  };
}
