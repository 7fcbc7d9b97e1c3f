/**
 * Hands the styles that the page links for its lower part to styled-components, which takes up the page's style
 * elements when it is evaluated and then knows them all: otherwise every component of the lower part would bring its
 * rules anew while it hydrates, and with each of them the browser would work out the styles of the whole page. An
 * element of that name in no namespace holds the text: styled-components finds it, for the browser it is nothing.
 */
export async function adoptLinkedStyles(document: Document): Promise<void> {
  const taken = document.querySelector('style[data-styled]');
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[href$="/below.css"]'))
    try {
      const answer = await fetch(href);
      const copy = document.createElementNS(null, 'style');
      for (const { name, value } of taken?.attributes ?? []) copy.setAttribute(name, value);
      copy.textContent = answer.ok ? await answer.text() : '';
      document.head.append(copy);
    } catch {
      // The page has its styles from the link; this only saves work.
    }
}
