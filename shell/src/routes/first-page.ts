/** What PageMeta writes into the head of every document. */
const headElements =
  'title, link[rel=canonical], meta:is([name=description], [name=robots], [name^="twitter:"], [property^="og:"])';

/**
 * The page that came with the document: HTML without an owner, which goes in one step when another page is shown.
 * @param onRemoved called when the nodes are out of the document
 */
export function takeFirstPage(document: Document, onRemoved: () => void) {
  const nodes = document.querySelectorAll(`head > :is(${headElements})`);
  let isRemoved = false;
  return {
    remove() {
      if (isRemoved) return;
      isRemoved = true;
      // Looked up now: others may have added to the page, for example translations.
      const main = document.getElementById('main');
      for (const node of [...(main?.childNodes ?? [])])
        if (!(node instanceof Element && node.matches('[data-pages]'))) node.remove();
      for (const node of nodes) node.remove();
      // In a task of its own: this one renders the next page.
      setTimeout(onRemoved);
    },
  };
}
