/** The file is in the browser's cache. Hydration waits for this, and saves less than a longer wait costs. */
const timeoutMs = 1000;

/**
 * Makes styled-components adopt the linked styles of the content below the fold. On evaluation it adopts the page's style
 * elements; without this, every component below the fold would insert its rules again during hydration, and each
 * insertion would recalculate the styles of the whole page. The text is put into a `style` element without a namespace,
 * which styled-components finds and the browser ignores.
 */
export async function adoptLinkedStyles(document: Document): Promise<void> {
  const inline = document.querySelector('style[data-styled]');
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[href$="/below.css"]'))
    try {
      const response = await fetch(href, { signal: AbortSignal.timeout(timeoutMs) });
      const copy = document.createElementNS(null, 'style');
      for (const { name, value } of inline?.attributes ?? []) copy.setAttribute(name, value);
      copy.textContent = response.ok ? await response.text() : '';
      document.head.append(copy);
    } catch {
      // The link still styles the page; this only saves work.
    }
}
