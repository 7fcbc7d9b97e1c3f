import type { Page } from '@playwright/test';

/** @returns how many pixels the page is wider than its window: 0 on a page that only scrolls up and down */
export async function sidewaysOverflowPx(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return Math.max(scrollWidth, document.body.scrollWidth) - clientWidth;
  });
}
