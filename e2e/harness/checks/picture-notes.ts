import type { Page } from '@playwright/test';

/**
 * Every picture is computer-generated: below each there is a note, for itself or for its group. Drawings are one file
 * without `<source>` and have their own notes; an empty `alt` marks decoration.
 * @returns how many pictures, tours and videos the page shows, and the names of those without a note
 */
export function pictureNotes(page: Page) {
  return page.evaluate(() => {
    const picture =
      'main :is(picture:has(source) > img:not([alt=""]), span > svg[role="img"], video, iframe)';
    const shown = [...document.querySelectorAll(picture)].filter((each) => each.checkVisibility());
    /** The section of a page or of home; the page itself if it has no sections. */
    const group = '[data-wheel-step], main section, [data-module], main';
    const hasNote = (within: Element | null, image: Element) => {
      // Where the note may be: a caption, a ※ item, small print. Its own text, not that of its children.
      const lines = [...(within?.querySelectorAll('figcaption, li, small') ?? [])];
      return lines.some(
        (line) =>
          /CG|컴퓨터/.test(line.textContent) &&
          /실제/.test(line.textContent) &&
          !line.contains(image) &&
          line.checkVisibility() &&
          (image.compareDocumentPosition(line) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
      );
    };
    const bare = shown.filter(
      (image) => !hasNote(image.closest('figure'), image) && !hasNote(image.closest(group), image),
    );
    const name = (image: Element) =>
      image.getAttribute('alt') ?? image.getAttribute('aria-label') ?? image.localName;
    return { shown: shown.length, bare: bare.map(name) };
  });
}
