import type { Page } from '@playwright/test';

/** Lets the browser skip no part of the page any more: what is measured there stands in its true place and size. */
export async function showSkippedParts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);
  });
}
