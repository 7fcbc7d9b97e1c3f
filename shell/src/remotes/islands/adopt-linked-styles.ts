/** The file is in the browser's cache. Hydration waits for this, and saves less than a longer wait costs. */
const timeoutMs = 1000;

/** What styled-components 6 writes after each rule and each marker. */
export const splitter = '/*!sc*/\n';

/** What stands in its place in a page that links the styles of the content below the fold. */
export const inlineSplitter = '\n';

/**
 * Prepares the adoption of the page's styles by styled-components, which looks for style elements on evaluation. A page that
 * links the styles of the content below the fold has the markers of its inlined rules in that file, too
 * (shell/src/server/styles/split-styles.ts). Without them, every component would insert its rules again during hydration, and
 * each insertion would recalculate the styles of the whole page. All rules are put into a `style` element without a
 * namespace, which styled-components finds and the browser ignores.
 *
 * @returns the inlined element, to be removed once styled-components has adopted its rules
 */
export async function adoptLinkedStyles(document: Document): Promise<Element | undefined> {
  const link = document.querySelector<HTMLLinkElement>('link[href$="/below.css"]');
  const inline = document.querySelector('style[data-styled]');
  if (!link || !inline) return undefined;
  const copy = document.createElementNS(null, 'style');
  // Styled-components removes an element with these attributes, even if it has no markers.
  for (const { name, value } of [...inline.attributes]) {
    copy.setAttribute(name, value);
    inline.removeAttribute(name);
  }
  const file = await fetch(link.href, { signal: AbortSignal.timeout(timeoutMs) })
    .then((response) => (response.ok ? response.text() : undefined))
    // Element and link still style the page; this only saves work.
    .catch(() => undefined);
  if (!file) return undefined;
  copy.textContent = joinStyles(inline.textContent, file);
  document.head.append(copy);
  return inline;
}

/**
 * @param inline rules with an empty part for each marker
 * @param file those markers, then rules with their own
 * @returns the sheet as styled-components writes it
 */
export function joinStyles(inline: string, file: string): string {
  const parts = file.split(splitter);
  const marked = inline
    .split(inlineSplitter)
    .slice(0, -1)
    .map((part) => part || parts.shift());
  return [...marked, ...parts].join(splitter);
}
