// Every picture is computer-generated: below each there is a note, for itself or for its group.
import type { Page } from '@playwright/test';
import { sitePages } from '../harness/site-pages';
import { expect, test } from '../harness/test';

// The server writes every note; a page without script is the strictest reader, and its clips are stills.
test.use({ javaScriptEnabled: false });

test('every rendered picture, tour and clip has the note of a computer-generated image under it [DRAWING-8]', async ({
  page,
}) => {
  test.setTimeout(90_000);
  let count = 0;
  for (const { path, url } of sitePages) {
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    const { shown, bare } = await pictureNotes(page);
    count += shown;
    expect.soft(bare, `${path}: without a note`).toEqual([]);
  }
  // Rooms, dollhouses, tours, clips, views of the complex: fewer would mean that this spec misses some.
  expect(count).toBeGreaterThan(25);
});

/** Drawings are one file without `<source>` and carry notes of their own; an empty `alt` decorates. */
function pictureNotes(page: Page) {
  return page.evaluate(() => {
    const picture =
      'main :is(picture:has(source) > img:not([alt=""]), span > svg[role="img"], video, iframe)';
    const shown = [...document.querySelectorAll(picture)].filter((each) => each.checkVisibility());
    /** The section of a page or of home; the page itself where a remote builds it of one piece. */
    const group = '[data-wheel-step], main section, [data-module], main';
    const saysSo = (within: Element | null, image: Element) => {
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
      (image) => !saysSo(image.closest('figure'), image) && !saysSo(image.closest(group), image),
    );
    const name = (image: Element) =>
      image.getAttribute('alt') ?? image.getAttribute('aria-label') ?? image.localName;
    return { shown: shown.length, bare: bare.map(name) };
  });
}
