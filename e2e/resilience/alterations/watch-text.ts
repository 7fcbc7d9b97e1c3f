import type { Page } from '@playwright/test';

interface Watched {
  /** Smallest share of the visible text in any frame, against the text at the start. */
  readonly smallestShare: number;
  readonly frames: number;
}

/**
 * Watches the visible text of the page in each frame in which anything has changed.
 * @returns a function that returns what was seen so far
 */
export async function watchText(page: Page): Promise<() => Promise<Watched>> {
  await page.evaluate(() => {
    // `innerText` leaves out what is skipped far below the window.
    const everything = new CSSStyleSheet();
    everything.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, everything];
    // Expressions and not named functions, which the transpiler would wrap in a helper that the page does not have.
    const watched = {
      smallestShare: 1,
      frames: 0,
      start: 0,
      isChanged: true,
      measure: () => {},
    };
    watched.measure = () => {
      if (watched.isChanged) {
        const text = document.getElementById('root')?.innerText ?? '';
        const { length } = text.replaceAll(/\s/g, '');
        watched.start ||= length;
        watched.smallestShare = Math.min(watched.smallestShare, length / watched.start);
        watched.frames += 1;
        watched.isChanged = false;
      }
      requestAnimationFrame(watched.measure);
    };
    new MutationObserver(() => (watched.isChanged = true)).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    watched.measure();
    Object.assign(globalThis, { watched });
  });
  return () =>
    page.evaluate(() => {
      const { smallestShare, frames } = (globalThis as unknown as { watched: Watched }).watched;
      return { smallestShare, frames };
    });
}
