import type { Page } from '@playwright/test';

/**
 * Watches the frames from now on, on an article.
 * @returns a function that reads how many rows the list had in them, each number once, without frames of the article
 */
export async function watchShownRows(page: Page): Promise<() => Promise<number[]>> {
  const counts = await page.evaluateHandle(() => {
    const seen = new Set<number>();
    const read = () => {
      const isArticle = document.querySelector('main article, main dl') !== null;
      if (!isArticle) seen.add(document.querySelectorAll('main tbody tr').length);
      requestAnimationFrame(read);
    };
    read();
    return seen;
  });
  return () => counts.evaluate((seen) => [...seen]);
}
